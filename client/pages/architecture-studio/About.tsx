import { words } from './onlyPortuguese';
import { Section } from './Section';

const { about: t } = words;

/** The studio by its nine sheets; the last one is empty. */
export const About = () => (
  <Section id="sobre" title={t.title}>
    <div className="studio__story">
      {t.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
    <ol className="studio__sheets" aria-label={t.label}>
      {t.sheets.map((sheet) => (
        <li key={sheet}>{sheet}</li>
      ))}
    </ol>
  </Section>
);
