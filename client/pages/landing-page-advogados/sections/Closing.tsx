import { asked, words } from '../copy.pt';
import { situations } from '../data';
import { Section } from '../Section';
import { SubjectLink } from '../SubjectLink';

/** The four subjects, each a contact link with a prefilled message. */
export const Closing = () => (
  <Section id="closing" title={words.closing.title} intro={words.closing.text}>
    <ul className="law__subjects">
      {situations.map((about) => (
        <li key={about}>
          <SubjectLink about={about} className="row">
            <strong>{asked[about].name}</strong> <span className="soft">{asked[about].text}</span>
          </SubjectLink>
        </li>
      ))}
    </ul>
  </Section>
);
