import { nfse, taxes } from '../../../shared/apis/nfse';
import { fill } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { facts } from './facts';
import { NoteStrip, Strip } from './NoteStrip';
import { Section } from './Section';

/** What each feature is about: files, the rates of all taxes, and boxes left blank. */
const pictures = [
  <Strip key="files">
    {['PDF', 'XML'].map((type) => (
      <span key={type}>
        <span>{type}</span> <b>{nfse.sampleFile.replace('pdf', type.toLowerCase())}</b>
      </span>
    ))}
  </Strip>,
  <NoteStrip key="taxes" boxes={taxes.map((tax) => [tax.toUpperCase(), `${tax}Aliquot`])} />,
  <NoteStrip key="blank" boxes={[['INSS (R$)', 'inssValue']]}>
    <code>"inssValue": null</code>
  </NoteStrip>,
];

/** The accepted input and the extracted fields. */
export const Features = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <Section id="features">
      <dl className="stack-4 thirds">
        {t.features.map(({ name, text }, at) => (
          <div key={name}>
            <dt className="stack-2 strong">
              {pictures[at]}
              <span>
                <InlineCode>{name}</InlineCode>
              </span>
            </dt>
            <dd className="soft">
              <InlineCode>{fill(text, facts(lang))}</InlineCode>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
