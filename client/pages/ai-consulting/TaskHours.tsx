import { formatNumber } from '../../../shared/format';
import { workingDays } from '../../../shared/hours';
import { TableHead } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { caseMinutes, casesADay, hoursOf } from './data';
import '../../components/disclosure/disclosure.css';

/** A table from cases per day and minutes per case to hours per month, for the reader's own task. */
export const TaskHours = () => {
  const lang = useLang();
  const { end: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  return (
    <details>
      <summary id="hours-title">{t.table(number(workingDays))}</summary>
      <table
        className="tabular ai-consulting__paper ai-consulting__hours"
        aria-labelledby="hours-title"
      >
        <TableHead
          columns={[t.corner, ...caseMinutes.map((minutes) => t.minutes(number(minutes)))]}
        />
        <tbody>
          {casesADay.map((cases) => (
            <tr key={cases}>
              <th scope="row">{t.times(number(cases))}</th>
              {caseMinutes.map((minutes) => (
                <td key={minutes}>{t.hours(number(hoursOf(cases, minutes)))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
