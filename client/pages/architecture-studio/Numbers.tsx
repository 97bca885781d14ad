import { formatNumber } from '../../../shared/format';
import { numbers } from './data';
import { words } from './onlyPortuguese';

const names = ['years', 'works', 'built', 'cities'] as const;

/** The statistics, each above a dimension line of its own. */
export const Numbers = () => (
  <section className="studio__section" aria-label={words.numbers.label}>
    <dl className="studio__numbers">
      {names.map((name) => (
        <div key={name}>
          <dt>{words.numbers[name]}</dt>
          <dd>{formatNumber(numbers[name], 'pt')}</dd>
        </div>
      ))}
    </dl>
  </section>
);
