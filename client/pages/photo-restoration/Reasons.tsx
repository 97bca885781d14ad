import { acrossWindow } from '../../components/picture/sizes';
import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { photographs } from './data';
import { Print } from './Print';

/** The reasons, beside a print as it comes out of the drawer. */
export const Reasons = () => {
  const { title, items } = words.reasons;
  return (
    <Section id="reasons" title={title}>
      <div className="stack-4 split-last">
        <Print
          of={photographs.jangada.before}
          alt={words.photographs.jangada.before}
          sizes={`(min-width: 62rem) 30rem, ${acrossWindow(92)}`}
        />
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
