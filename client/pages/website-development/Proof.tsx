import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import '../../components/pointer-or-touch/pointer-or-touch.css';

/** The tests, with a label for each, and the class of those that only a desk or only a phone can do. */
const tests = [
  { id: 'script', sign: <s>JS</s>, where: 'for-pointer' },
  { id: 'turned', sign: '90°', where: 'for-touch' },
  { id: 'keys', sign: 'Tab', where: 'for-pointer' },
  { id: 'dark', sign: 'Aa', where: undefined },
  { id: 'larger', sign: '2×', where: 'for-touch' },
  { id: 'printed', sign: 'A4', where: 'for-pointer' },
] as const;

/** Claims that readers can check on this page. */
export const Proof = () => {
  const { proof: t } = copy(useLang());
  return (
    <Section
      id="proof"
      className="ground-sunken website-development__proof"
      check
      title={t.title}
      intro={t.intro}
    >
      <ul className="grid website-development__tests">
        {tests.map(({ id, sign, where }) => (
          <li key={id} className={where}>
            <b className={id === 'dark' ? 'ground-screen' : 'ground-sun'} aria-hidden="true">
              {sign}
            </b>
            <h3>{t.tests[id].name}</h3>
            <p>{t.tests[id].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
