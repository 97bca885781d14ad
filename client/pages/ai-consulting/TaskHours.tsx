import { formatNumber } from '../../../shared/format';
import { workingDays } from '../../../shared/hours';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { caseMinutes, casesADay, hoursOf } from './data';
import '../../components/disclosure/disclosure.css';
import '../../components/data-table/compact.css';

/** A table from cases per day and minutes per case to hours per month, for the reader's own task. */
export const TaskHours = () => {
  const lang = useLang();
  const { end: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const title = t.table(number(workingDays));
  return (
    <details className="ai-consulting__hours">
      <summary>{title}</summary>
      <DataTable
        className="data-table data-table--short"
        caption={title}
        columns={[t.corner, ...caseMinutes.map((minutes) => t.minutes(number(minutes)))]}
        rows={casesADay.map((cases) => [
          t.times(number(cases)),
          ...caseMinutes.map((minutes) => t.hours(number(hoursOf(cases, minutes)))),
        ])}
      />
    </details>
  );
};
