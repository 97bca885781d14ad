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
    { figure: `${formatNumber(accuracy, lang)}%`, what: t.accuracy },
    {
      over: t.over,
      figure: t.millions(formatNumber(documents / million, lang)),
      what: t.documents,
    },
    { over: t.over, figure: formatNumber(customers, lang), what: t.customers },
  ];
  return (
    <section id="numbers">
      <h2>{t.title}</h2>
      <dl className="grid ruled">
        {rows.map(({ over, figure, what }) => (
          <div key={what}>
            <dt className="small">{what}</dt>
            <dd className="display">
              {over && <span>{`${over} `}</span>}
              <strong>{figure}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">{t.depends}</p>
    </section>
  );
};
