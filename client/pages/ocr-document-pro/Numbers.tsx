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
  const rows: readonly (readonly [figure: string, what: string, note?: string])[] = [
    [`${formatNumber(accuracy, lang)}%`, t.accuracy, t.depends],
    [`${t.over} ${t.millions(formatNumber(documents / million, lang))}`, t.documents],
    [`${t.over} ${formatNumber(customers, lang)}`, t.customers],
  ];
  return (
    <section id="numbers" aria-label={t.title}>
      <ul className="grid ruled ocr-document-pro__numbers">
        {rows.map(([figure, what, note]) => (
          <li key={what}>
            <strong className="display">{figure}</strong> <span>{what}</span>
            {note && <p className="small">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
