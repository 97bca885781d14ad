import { taxes } from '../../../shared/apis/nfse';
import { fill } from '../../../shared/copy';
import { href } from '../../../shared/links';
import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { facts } from './facts';
import { slipBox } from './note';
import './strip.drawing.css';

/** The accepted input, what another API reads, and the extracted fields; the rates of all taxes are those of the sample. */
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
      <ul className="stack-6 thirds">
        {t.features.map(({ name, text }, at) => (
          <li key={name} className="stack-2">
            <p aria-hidden="true">
              {at === 1 &&
                taxes.map((tax) => (
                  <span key={tax}>
                    {tax.toUpperCase()} <mark>{slipBox('', `${tax}Aliquot`).text}</mark>
                  </span>
                ))}
            </p>
            <h3>
              <InlineCode>{name}</InlineCode>
            </h3>
            <p>
              <InlineCode>{fill(text, facts(lang))}</InlineCode>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
