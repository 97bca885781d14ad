import { formatNumber } from '../../../shared/format';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { sales, sources } from './data';
import { total } from './totals';
import '../../components/disclosure/disclosure.css';
import '../../components/data-table/compact.css';

/** The chart's figures as a table, for readers who prefer or need text. */
export const MonthTable = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  return (
    <details className="tabular data-engineering__figures">
      <summary>{t.table.open}</summary>
      <DataTable
        caption={t.table.caption}
        columns={[t.table.month, ...sources.map((source) => t.sources[source]), t.table.total]}
        rows={t.months.map((name, month) => [
          name,
          ...sources.map((source) => formatNumber(sales[source][month] ?? 0, lang)),
          formatNumber(total(month), lang),
        ])}
        className="data-table data-table--short"
      />
    </details>
  );
};
