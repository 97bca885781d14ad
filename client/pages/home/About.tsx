import { Section } from '../../components/Section';
import { useView } from '../../document/view';
import { operator } from '../../layout/operator';
import { copy } from './copy';

/** About the agency in one band: mission, vision, what each value means for a client, who we are and where. */
export const About = () => {
  const { lang, site } = useView();
  const { mission, vision, values, who, where, ...t } = copy(lang).about;
  return (
    <Section
      id="about"
      className="ground-screen split-last home__about"
      title={t.title}
      intro={t.text}
    >
      <div className="stack-5">
        {[mission, vision].map(({ name, text }) => (
          <div key={name} className="stack-2">
            <h3>{name}</h3>
            <p className="display">{text}</p>
          </div>
        ))}
      </div>
      <div className="stack-2 wide home__values">
        <h3>{values.name}</h3>
        <ul className="grid ruled home__four">
          {values.items.map(({ name, text }) => (
            <li key={name} className="stack-1">
              <strong className="display">{name}</strong>
              <p className="small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="small wide">
        <strong>{who}:</strong> <span>{operator(site, lang)}.</span> <strong>{where.name}:</strong>{' '}
        <span>{where.text}</span>
      </p>
    </Section>
  );
};
