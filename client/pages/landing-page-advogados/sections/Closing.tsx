import { ContactLink } from '../ContactLink';
import { asked, words } from '../copy.pt';
import { situations } from '../data';
import { Section } from '../Section';

/** The four subjects, each a contact link with a prefilled message. */
export const Closing = () => (
  <Section id="closing" title={words.closing.title} intro={words.closing.text}>
    <ul className="law__subjects">
      {situations.map((about) => (
        <li key={about}>
          <ContactLink about={about} className="row">
            <strong>{asked[about].name}</strong> <span className="soft">{asked[about].text}</span>
          </ContactLink>
        </li>
      ))}
    </ul>
  </Section>
);
