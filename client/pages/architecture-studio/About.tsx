import { words } from './copy.pt';
import { Section } from './Section';
import { SheetDrawing } from './SheetDrawing';

const { about: t } = words;

/** About the studio: nine sheets, eight of which draw one house; the ninth is empty. */
export const About = () => (
  <Section id="sobre" title={t.title}>
    <div className="stack-3 studio__story">
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
