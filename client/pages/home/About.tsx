import { Section } from '../../components/Section';
import { useView } from '../../document/view';
import { operator } from '../../layout/operator';
import { copy } from './copy';
import { Values } from './Values';

/** About the agency in one band: mission, vision, what each value means for a client, who we are and where. */
export const About = () => {
  const { lang, site } = useView();
  const { mission, vision, who, where, ...t } = copy(lang).about;
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
      {lang === 'pt' && <Values />}
      <p className="small wide">
        <strong>{who}:</strong> <span>{operator(site, lang)}.</span> <strong>{where.name}:</strong>{' '}
        <span>{where.text}</span>
      </p>
    </Section>
  );
};
