import { fill } from '../../../shared/copy';
import { formatNumber } from '../../../shared/format';
import { DataTable } from '../../components/data-table/DataTable';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { night } from './data';
import { Fit } from './Fit';
import '../../components/data-table/compact.css';

/** What the dashboard and the morning message say when a source cannot be read; and for whom it is. */
export const Failures = () => {
  const lang = useLang();
  const { fails: t, may } = copy(lang);
  return (
    <section id="fails" className="ground-sunken">
      <header>
        <h2>{t.title}</h2>
        <p>{t.text}</p>
      </header>
      <div className="box data-engineering__fails">
        <DataTable
          caption={t.caption(formatTimeOfDay(night.at, lang))}
          columns={[t.source, t.until, t.result]}
          rows={night.runs.map(({ source, until, today, state, rows }) => [
            may.sources[source],
            (today ? t.today : t.yesterday)(formatTimeOfDay(until, lang)),
            <span key={source} className="data-engineering__run" data-state={state}>
              <strong>{t.states[state]}</strong>{' '}
              <span>{fill(t.nights[source], formatNumber(rows, lang))}</span>
            </span>,
          ])}
          className="data-table data-table--short"
        />
      </div>
      <Fit />
    </section>
  );
};
