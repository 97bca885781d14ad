import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

export const Features = () => {
  const { features: t } = copy(useLang());
  return (
    <Section id="features" title={t.title}>
      <ul className="stack-6 thirds">
        {t.items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
