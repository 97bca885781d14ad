import { asked, words } from '../copy.pt';
import { situations } from '../data';
import { Section } from '../Section';
import { SubjectLink } from '../SubjectLink';

/** The four subjects, each a contact link with a prefilled message; the first one is the button. */
export const Closing = () => (
  <Section
    id="closing"
    className="landing-page-advogados__ground-green"
    title={words.closing.title}
    intro={words.closing.text}
  >
    <p>
      <SubjectLink about="office" className="button button--large">
        {words.hero.action}
      </SubjectLink>
    </p>
    <ul className="ruled wide landing-page-advogados__subjects">
      {situations
        .filter((about) => about !== 'office')
        .map((about) => (
          <li key={about} className="row">
            <SubjectLink about={about} className="display">
              {asked[about].name}
            </SubjectLink>{' '}
            <span className="soft">{asked[about].text}</span>
          </li>
        ))}
    </ul>
  </Section>
);
