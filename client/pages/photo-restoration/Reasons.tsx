import { Section } from '../../components/Section';
import { words } from './copy.pt';

export const Reasons = () => {
  const { title, items } = words.reasons;
  return (
    <Section id="reasons" title={title}>
      <ul className="stack-2 halves restore__why">
        {items.map((reason) => (
          <li key={reason.title}>
            <h3>{reason.title}</h3>
            <p className="soft">{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
