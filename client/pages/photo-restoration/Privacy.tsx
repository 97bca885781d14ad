import { Section } from '../../components/Section';
import { words } from './copy.pt';

/** That AI is used, and what is and is not known about what happens to the photograph. */
export const Privacy = () => {
  const { title, items } = words.privacy;
  return (
    <Section id="privacy" title={title}>
      <ul className="stack-2 thirds restore__cards">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
};
