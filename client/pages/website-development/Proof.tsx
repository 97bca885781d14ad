import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import '../../components/pointer-or-touch/pointer-or-touch.css';

/** The tests, the class of those that only a desk or only a phone can do, and what each looks like: lines, and what is filled. */
const tests = [
  {
    id: 'script',
    where: 'for-pointer',
    lines: 'M4 8h40v32H4zM4 16h40M11 24h26M11 31h16M6 45 42 3',
    filled: '',
  },
  {
    id: 'turned',
    where: 'for-touch',
    lines: 'M4 4h18v32H4zM28 8c8 0 11 4 11 11m-5-5 5 5 5-5',
    filled: 'M14 26h31v18H14z',
  },
  {
    id: 'keys',
    where: 'for-pointer',
    lines: 'M4 9h40v30H4zM11 24h19m-7-7 7 7-7 7M36 16v16',
    filled: '',
  },
  {
    id: 'dark',
    where: undefined,
    lines: 'M4 8h40v32H4zM10 16h8M10 23h8',
    filled: 'M24 8h20v32H24z',
  },
  {
    id: 'larger',
    where: 'for-touch',
    lines: 'm3 40 6-17 6 17M5 35h8M19 40 31 8l12 32M23 29h16',
    filled: '',
  },
  {
    id: 'printed',
    where: 'for-pointer',
    lines: 'M14 17V5h20v12M14 34H5V17h38v17h-9M19 33h10M19 38h10',
    filled: 'M14 27h20v3H14zM14 41h20v3H14z',
  },
] as const;

/** Claims that readers can check on this page. */
export const Proof = () => {
  const { proof: t } = copy(useLang());
  return (
    <Section
      id="proof"
      className="toned website-development__proof"
      title={t.title}
      intro={t.intro}
    >
      <ul className="stack-3 small website-development__tests">
        {tests.map(({ id, where, lines, filled }) => (
          <li key={id} className={where}>
            <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
              <path fill="currentColor" d={filled} />
              <path fill="none" stroke="currentColor" strokeWidth="2" d={lines} />
            </svg>
            <h3>{t.tests[id].name}</h3>
            <p>{t.tests[id].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
