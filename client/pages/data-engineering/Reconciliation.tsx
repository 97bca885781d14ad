import { useLang } from '../../document/view';
import { copy } from './copy';
import { exampleMonth, sources, wrongRows } from './data';
import { formatDifference, formatMoney, reportedTogether, total } from './totals';

/** How the four wrong rows changed the month: from the reported total to the correct one. */
export const Reconciliation = () => {
  const lang = useLang();
  const { account: t, may } = copy(lang);
  return (
    <div className="stack-2 data-engineering__account">
      <h3>{t.title}</h3>
      <dl className="ground-sheet">
        <div>
          <dt>{t.said}</dt>
          <dd>{formatMoney(reportedTogether, lang)}</dd>
        </div>
        {sources.map((source, index) => (
          <div key={source} data-source={source} data-mark-a={index + 1}>
            <dt>{may.sources[source]}</dt>
            <dd>{formatDifference(wrongRows[source].after - wrongRows[source].before, lang)}</dd>
          </div>
        ))}
        <div>
          <dt>{t.right}</dt>
          <dd>{formatMoney(total(exampleMonth), lang)}</dd>
        </div>
      </dl>
    </div>
  );
};
