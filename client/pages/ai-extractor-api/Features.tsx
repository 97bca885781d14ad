import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';
import { momentOf } from './fieldValues';
import { PaperClipping } from './PaperClipping';
import { Specimen } from './Specimen';
import { receipt } from './samples';
import '../../components/disclosure/disclosure.css';

/** The number of entries in the example list, and the months of the example lease. */
const examples = { entries: 43, months: 30 };

/** The kinds of fields: a paper clipping on the left, the extracted value on the right. */
export const Features = () => {
  const lang = useLang();
  const { features: t } = copy(lang);
  const facts = figures(lang);
  const [partial] = t.tick.options;
  return (
    <Section id="features" className="ground-sunken" title={t.title} intro={t.intro}>
      <ul className="grid halves">
        <Specimen words={t.pen} value={JSON.stringify(momentOf(receipt[lang]))}>
          <PaperClipping kind="pen" />
        </Specimen>
        <Specimen words={t.tick} value={JSON.stringify(partial)}>
          <PaperClipping kind="tick" />
        </Specimen>
        <Specimen
          words={{ ...t.pages, text: t.pages.text(facts) }}
          value={`[ {…} × ${examples.entries} ]`}
        >
          <PaperClipping kind="pages" />
        </Specimen>
        <Specimen words={t.sign} value="true">
          <PaperClipping kind="sign" />
        </Specimen>
      </ul>
      <details>
        <summary>{t.more}</summary>
        <ul className="grid halves">
          <Specimen words={t.prose} value={`${examples.months}`}>
            <PaperClipping kind="prose" />
          </Specimen>
          <Specimen words={t.blank} value="null">
            <PaperClipping kind="blank" />
          </Specimen>
        </ul>
      </details>
    </Section>
  );
};
