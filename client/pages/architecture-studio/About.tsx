import { words } from './copy.pt';
import { Section } from './Section';
import { SheetDrawing } from './SheetDrawing';
import { Testimonials } from './Testimonials';

const { about: t } = words;

const story = (
  <>
    <p>{t.text}</p>
    <p>{t.said}</p>
  </>
);

/** About the studio: nine sheets, eight of which draw one house; the ninth is empty; and what clients might say of it. */
export const About = () => (
  <Section id="sobre" className="split-last" title={t.title} intro={story}>
    <ol className="grid architecture-studio__sheets" aria-label={t.label}>
      {t.sheets.map((sheet, at) => (
        <li key={sheet}>
          <SheetDrawing at={at} />
          {sheet}
        </li>
      ))}
    </ol>
    <Testimonials />
  </Section>
);
