import { words } from './onlyPortuguese';
import { Section } from './Section';

/** What can be restored, as a test strip: each band darker than the one before it. */
export const Limits = () => {
  const { title, intro, bands } = words.limits;
  return (
    <Section id="limits" title={title} intro={intro}>
      <ol className="restore__strip">
        {bands.map((band) => (
          <li key={band.title}>
            <h3>{band.title}</h3>
            <p>{band.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
