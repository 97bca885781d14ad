import { formatNumber } from '../../../shared/format';
import { workingDays } from '../../../shared/hours';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { formatMinutes } from './format';
import { tasks } from './offered';
import '../../components/disclosure/disclosure.css';
import '../../components/data-table/compact.css';

/** The time that a daily task adds up to, so that readers can estimate their own. */
export const TimeSums = () => {
  const lang = useLang();
  const { worth: t } = copy(lang);
  return (
    <details className="process-automation__worth">
      <summary>{t.title}</summary>
      <DataTable
        className="data-table data-table--short"
        caption={t.title}
        columns={[t.daily, t.monthly, t.yearly]}
        rows={tasks.map((minutes) => {
          const month = minutes * workingDays;
          return [minutes, month, month * 12].map((length) => formatMinutes(length, lang)) as [
            string,
            string,
            string,
          ];
        })}
      />
      <p className="small">{t.small(formatNumber(workingDays, lang))}</p>
    </details>
  );
};
