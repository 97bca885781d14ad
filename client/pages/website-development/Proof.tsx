import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** Claims that readers can check on this page. */
export const Proof = () => {
  const { proof: t } = copy(useLang());
  return (
    <Section id="proof" title={t.title} intro={t.intro}>
      <ul className="web__tests">
        {t.tests.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
