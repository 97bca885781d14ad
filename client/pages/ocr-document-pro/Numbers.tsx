import { formatNumber } from '../../../shared/format';
import { ocrStatistics } from '../../../shared/prices/ocrDocumentPro';
import { useLang } from '../../document/view';
import { copy } from './copy';

const million = 1_000_000;

/** The statistics on a folder, with what they depend on. */
export const Numbers = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const { accuracy, documents, customers } = ocrStatistics;
  const rows = [
    { figure: `${formatNumber(accuracy, lang)}%`, what: t.accuracy },
    {
      over: t.over,
      figure: t.millions(formatNumber(documents / million, lang)),
      what: t.documents,
    },
    { over: t.over, figure: formatNumber(customers, lang), what: t.customers },
  ];
  return (
    <section id="numbers" className="ocr-document-pro__numbers">
      <h2>{t.title}</h2>
      <dl className="stack-4 thirds">
        {rows.map(({ over, figure, what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{over ? `${over} ${figure}` : figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{t.depends}</p>
    </section>
  );
};
