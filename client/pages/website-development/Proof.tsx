import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { Trial } from './Trial';
import '../../components/pointer-or-touch/pointer-or-touch.css';

/** The tests, and the class of those that only a desk or only a phone can do. */
const tests = [
  { id: 'script', where: 'for-pointer' },
  { id: 'turned', where: 'for-touch' },
  { id: 'keys', where: 'for-pointer' },
  { id: 'dark', where: undefined },
  { id: 'larger', where: 'for-touch' },
  { id: 'printed', where: 'for-pointer' },
] as const;

/** Claims that readers can check on this page. */
export const Proof = () => {
  const { proof: t } = copy(useLang());
  return (
    <Section
      id="proof"
      className="ground-sunken website-development__proof"
      title={t.title}
      intro={t.intro}
    >
      <ul className="grid website-development__tests">
        {tests.map(({ id, where }) => (
          <li key={id} className={where}>
            <Trial of={id} />
            <h3>{t.tests[id].name}</h3>
            <p>{t.tests[id].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
