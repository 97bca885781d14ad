import { asked, words } from '../copy.pt';
import { situations } from '../data';
import { Section } from '../Section';
import { SubjectLink } from '../SubjectLink';
import '../../../components/last-call/last-call.css';

/** The four subjects, each a contact link with a prefilled message; the first one is the button. */
export const Closing = () => (
  <Section
    id="closing"
    className="last-call landing-page-advogados__closing"
    title={words.closing.title}
    intro={words.closing.text}
  >
    <p className="last-call__action">
      <SubjectLink about="office" className="button button--large">
        {words.hero.action}
      </SubjectLink>
    </p>
    <ul className="wide landing-page-advogados__subjects">
      {situations
        .filter((about) => about !== 'office')
        .map((about) => (
          <li key={about}>
            <SubjectLink about={about} className="row">
              <strong>{asked[about].name}</strong> <span className="soft">{asked[about].text}</span>
            </SubjectLink>
          </li>
        ))}
    </ul>
  </Section>
);
