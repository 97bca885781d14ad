import { formatNumber } from '../../../shared/format';
import { DemoCall } from '../../components/demo-call/DemoCall';
import { useLang } from '../../view';
import { copy } from './copy';
import { exampleMonth, sources } from './data';
import { MonthTable } from './MonthTable';
import { Reconciliation } from './Reconciliation';
import { SalesChart } from './SalesChart';
import { SourceChoice } from './SourceChoice';
import { formatMoney, reportedTogether, rowsTogether, total } from './totals';
import { WrongRowStory } from './WrongRowStory';

/**
 * Four sources of one month, merged into a chart, and the wrong row of each. Every source is a radio
 * button: CSS alone highlights what belongs to the selected source and shows its row.
 */
export const MonthExample = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  const rows = formatNumber(rowsTogether, lang);
  return (
    <section id="may" className="toned data-engineering__may" aria-labelledby="may-title">
      <header className="head">
        <h2 id="may-title">
          {t.title(formatMoney(reportedTogether, lang), formatMoney(total(exampleMonth), lang))}
        </h2>
        <p>{t.intro(rows)}</p>
      </header>
      <figure className="stack-4 halves">
        <SourceChoice />
        <SalesChart />
        <div className="stack-4 wide">
          {sources.map((source) => (
            <WrongRowStory key={source} source={source} />
          ))}
        </div>
        <Reconciliation />
        <div className="stack-4">
          <MonthTable />
          <figcaption>{t.small}</figcaption>
        </div>
        <div className="wide">
          <DemoCall
            text={t.call.text}
            label={t.call.label}
            states={sources.map((id) => ({ id, subject: t.call.subject(t.sources[id]) }))}
          />
        </div>
      </figure>
    </section>
  );
};
