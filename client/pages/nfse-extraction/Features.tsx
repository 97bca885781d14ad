import { nfse, taxes } from '../../../shared/apis/nfse';
import { fill } from '../../../shared/copy';
import { href } from '../../../shared/links';
import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { facts } from './facts';
import { NoteStrip } from './NoteStrip';

/** What each feature is about: files, the rates of all taxes, and boxes left blank. */
const pictures = [
  <NoteStrip key="files">
    <code>{nfse.sampleFile}</code>
    <code>{nfse.sampleFile.replace('pdf', 'xml')}</code>
  </NoteStrip>,
  <NoteStrip key="taxes" boxes={taxes.map((tax) => [tax.toUpperCase(), `${tax}Aliquot`])} />,
  <NoteStrip key="blank" boxes={[['INSS (R$)', 'inssValue']]}>
    <code>"inssValue": null</code>
  </NoteStrip>,
];

/** The accepted input, what another API reads, and the extracted fields. */
export const Features = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <Section
      id="features"
      title={t.titles.features}
      intro={
        <>
          {t.fit.before}
          <a href={href('ai-extractor-api', lang)}>{t.fit.link}</a>.
        </>
      }
    >
      <dl className="stack-5 thirds">
        {t.features.map(({ name, text }, at) => (
          <div key={name}>
            <dt>
              {pictures[at]}
              <InlineCode>{name}</InlineCode>
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
