import { Section } from '../../components/Section';
import { words } from './copy.pt';

/** That AI is used, and what is and is not known about what happens to the photograph. */
export const Privacy = () => {
  const { title, items } = words.privacy;
  return (
    <Section id="privacy" title={title}>
      <ul className="grid ruled">
        {items.map((item) => (
          <li key={item}>
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
