import { Ask } from '../Ask';
import { asked, words } from '../copy.pt';
import { situations } from '../data';
import { Section } from '../Section';

/** The four subjects, each a way to contact with the message begun. */
export const Closing = () => (
  <Section id="closing" title={words.closing.title} intro={words.closing.text}>
    <ul className="law__subjects">
      {situations.map((about) => (
        <li key={about}>
          <Ask about={about}>
            <strong>{asked[about].name}</strong> <span>{asked[about].text}</span>
          </Ask>
        </li>
      ))}
    </ul>
  </Section>
);
