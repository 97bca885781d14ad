import { formatNumber } from '../../../shared/format';
import { workingDays } from '../../../shared/hours';
import { DataTable } from '../../components/data-table/DataTable';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { linesTyped } from './data';
import { formatMinutes } from './format';
import { doneAt, handsOn, handsOnMonthly, type Way, ways } from './schedule';
import '../../components/data-table/compact.css';

/** The totals of both ways, computed from the minutes of the steps. */
export const Totals = () => {
  const lang = useLang();
  const { totals: t, ways: names } = copy(lang).day;
  const row = (name: string, figure: (way: Way) => string) => [name, ...ways.map(figure)] as const;
  return (
    <div className="process-automation__totals">
      <DataTable
        className="data-table data-table--short"
        caption={t.title}
        columns={[t.what, ...ways.map((way) => names[way])]}
        rows={[
          row(t.daily, (way) => formatMinutes(handsOn(way), lang)),
          row(t.monthly(formatNumber(workingDays, lang)), (way) =>
            formatMinutes(handsOnMonthly(way), lang),
          ),
          row(t.typed, (way) => formatNumber(linesTyped[way], lang)),
          row(t.told, (way) => formatTimeOfDay(doneAt('tell', way), lang)),
          row(t.settled, (way) => formatTimeOfDay(doneAt('odd', way), lang)),
        ]}
      />
    </div>
  );
};
