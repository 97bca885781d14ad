import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** What the client owns at the end, as the parts of one sheet. */
export const HandedOver = () => {
  const { yours: t } = copy(useLang());
  return (
    <Section id="yours" title={t.title} intro={t.intro}>
      <ul className="ground-sun website-development__tags">
        {t.items.map(({ name, text }) => (
          <li key={name} className="stack-1">
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
