import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** About the agency in one band: mission, vision, and what each value means for a client. */
export const About = () => {
  const { mission, vision, values, ...t } = copy(useLang()).about;
  return (
    <Section id="about" className="ground-screen home__about" title={t.title} intro={t.text}>
      <div className="stack-5 halves">
        {[mission, vision].map(({ name, text }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p className="display">{text}</p>
          </div>
        ))}
      </div>
      <div className="stack-2">
        <h3>{values.name}</h3>
        <ul className="grid ruled home__four">
          {values.items.map(({ name, text }) => (
            <li key={name} className="stack-1">
              <strong>{name}</strong>
              <p className="small home__more">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};
