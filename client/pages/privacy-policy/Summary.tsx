import { useView } from '../../view';
import { copy } from './copy';
import { Mail } from './textBlocks';

/** Signs of 24 units: a sheet that is read, a clock, a bar through, an age limit, a letter. */
const signs = {
  reads: 'M5 2h10l4 4v16H5zM15 2v4h4M8 11h8M8 15h8M8 19h5',
  deleted: 'M12 3a9 9 0 1 0 .1 0zM12 7v5l4 2',
  never: 'M12 3a9 9 0 1 0 .1 0zM5.600 5.600l12.800 12.800',
  age: 'M12 4a4 4 0 1 0 .1 0zM4 22c0-9 16-9 16 0',
  write: 'M2 5h20v14H2zM2 6l10 8 10-8',
} as const;

const Sign = ({ name }: { name: keyof typeof signs }) => (
  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
    <path fill="none" stroke="currentcolor" strokeWidth="2" d={signs[name]} />
  </svg>
);

/** The policy in five lines. */
export const Summary = () => {
  const { short: t } = copy(useView().lang);
  return (
    <section className="stack-2 policy__short" aria-labelledby="short">
      <h2 id="short">{t.label}</h2>
      <ul className="stack-2">
        {(['reads', 'deleted', 'never', 'age'] as const).map((name) => (
          <li key={name}>
            <Sign name={name} />
            <p>{t[name]}</p>
          </li>
        ))}
        <li>
          <Sign name="write" />
          <Mail before={t.write} after={t.end} />
        </li>
      </ul>
    </section>
  );
};
