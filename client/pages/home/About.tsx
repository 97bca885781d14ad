import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** About the agency in one band: mission, vision, and what each value means for a client. */
export const About = () => {
  const { mission, vision, values, ...t } = copy(useLang()).about;
  return (
    <Section id="about" className="toned home__about" title={t.title} intro={t.text}>
      <div className="home__aims">
        {[mission, vision].map(({ name, text }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className="stack-3">
        <h3>{values.name}</h3>
        <ul className="home__values">
          {values.items.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};
