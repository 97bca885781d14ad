import { words } from './copy.pt';
import { Section } from './Section';
import { SheetDrawing } from './SheetDrawing';

const { about: t } = words;

/** The studio by its nine sheets: one house on eight of them, and an empty one. */
export const About = () => (
  <Section id="sobre" title={t.title}>
    <div className="studio__story">
      {t.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
    <ol className="studio__sheets" aria-label={t.label}>
      {t.sheets.map((sheet, at) => (
        <li key={sheet}>
          <SheetDrawing at={at} />
          <span>{sheet}</span>
        </li>
      ))}
    </ol>
  </Section>
);
