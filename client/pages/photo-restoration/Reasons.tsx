import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { Portrait } from './Portrait';

/** The reasons, beside a portrait that shows what is restored and what stays. */
export const Reasons = () => {
  const { title, items } = words.reasons;
  return (
    <Section id="reasons" title={title}>
      <div className="stack-4 split-last">
        <Portrait />
        <ul className="ruled">
          {items.map((reason) => (
            <li key={reason.title} className="stack-1">
              <h3>{reason.title}</h3>
              <p className="soft">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};
