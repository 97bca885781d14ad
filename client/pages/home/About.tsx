import { Section } from '../../components/Section';
import { ContactLink } from '../../layout/ContactLink';
import { operator } from '../../layout/operator';
import { useView } from '../../view';
import { copy } from './copy';

/** About the agency: mission, vision, what each value means for a client, who it is and where. */
export const About = () => {
  const { lang, site } = useView();
  const { mission, vision, values, who, where, ...t } = copy(lang).about;
  return (
    <Section id="about" title={t.title} intro={t.text} className="halves">
      <div className="stack-3 home__aims">
        {[mission, vision].map(({ name, text }) => (
          <div key={name} className="stack-1">
            <h3 className="small">{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className="stack-1">
        <h3 className="small">{values.name}</h3>
        <ul className="home__pairs">
          {values.items.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              <p className="small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="stub wide">
        <dl>
          <div>
            <dt>{who}</dt>
            <dd>{operator(site, lang)}</dd>
          </div>
          <div>
            <dt>{where.name}</dt>
            <dd>{where.text}</dd>
          </div>
        </dl>
        <div>
          <ContactLink className="button button--large">{copy(lang).quote}</ContactLink>
        </div>
      </div>
    </Section>
  );
};
