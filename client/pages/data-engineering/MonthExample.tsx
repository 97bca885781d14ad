import { useLang } from '../../document/view';
import { copy } from './copy';
import { exampleMonth } from './data';
import { MonthTable } from './MonthTable';
import { SalesChart } from './SalesChart';
import { SourceChoice } from './SourceChoice';
import { formatMoney, reportedTogether, total } from './totals';
import './month-example.drawing.css';

/**
 * Four sources of one month, merged into a chart. Every source is a radio button, which also shows its wrong row in
 * the section below.
 */
export const MonthExample = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  return (
    <section id="may" className="ground-screen">
      <header>
        <h2>
          {t.title(formatMoney(reportedTogether, lang), formatMoney(total(exampleMonth), lang))}
        </h2>
        <p>{t.intro}</p>
      </header>
      <figure className="stack-5 halves">
        <SourceChoice />
        <SalesChart />
        <figcaption>{t.small}</figcaption>
      </figure>
      <MonthTable />
    </section>
  );
};
