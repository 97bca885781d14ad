import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import { numbers } from './data';

const names = ['years', 'works', 'built', 'cities'] as const;

/** The statistics, each above its own dimension line. */
export const Numbers = () => (
  <section aria-label={words.numbers.label}>
    <dl className="grid architecture-studio__numbers">
      {names.map((name) => (
        <div key={name}>
          <dt className="small">{words.numbers[name]}</dt>
          <dd>{formatNumber(numbers[name], 'pt')}</dd>
        </div>
      ))}
    </dl>
  </section>
);
