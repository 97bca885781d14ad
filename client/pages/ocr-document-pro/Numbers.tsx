import { formatNumber } from '../../../shared/format';
import { ocrStatistics } from '../../../shared/prices/ocrDocumentPro';
import { useLang } from '../../document/view';
import { copy } from './copy';

const million = 1_000_000;

/** The statistics, with what they depend on. */
export const Numbers = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const { accuracy, documents, customers } = ocrStatistics;
  const rows = [
    [`${formatNumber(accuracy, lang)}%`, t.accuracy],
    [`${t.over} ${t.millions(formatNumber(documents / million, lang))}`, t.documents],
    [`${t.over} ${formatNumber(customers, lang)}`, t.customers],
  ] as const;
  return (
    <div id="numbers" className="stack-2">
      <h3>{t.title}</h3>
      <ul className="row">
        {rows.map(([figure, what]) => (
          <li key={what}>
            <strong>{figure}</strong> {what}
          </li>
        ))}
      </ul>
      <p className="small">{t.depends}</p>
    </div>
  );
};
