import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { Account } from './Account';
import { Chart } from './Chart';
import { copy } from './copy';
import { sources, told } from './data';
import { Flow } from './Flow';
import { MonthTable } from './MonthTable';
import { Sources } from './Sources';
import { Story } from './Story';
import { formatMoney, rowsTogether, saidTogether, total } from './sums';

/**
 * Four sources of one month, run together into a chart, and the wrong row of each. Every source is a
 * radio button: what belongs to the chosen one lights up and its row is told, by style rules alone.
 */
export const May = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  const rows = formatNumber(rowsTogether, lang);
  return (
    <section id="may" className="tally__may" aria-labelledby="may-title">
      <header className="tally__head">
        <h2 id="may-title">
          {t.title(formatMoney(saidTogether, lang), formatMoney(total(told), lang))}
        </h2>
        <p>{t.intro(rows)}</p>
      </header>
      <figure className="tally__figure">
        <Sources />
        <Flow />
        <p className="tally__base">{t.base(rows)}</p>
        <Chart />
        <div className="tally__stories">
          {sources.map((source) => (
            <Story key={source} source={source} />
          ))}
        </div>
        <Account />
        <MonthTable />
        <figcaption className="tally__small">{t.small}</figcaption>
      </figure>
    </section>
  );
};
