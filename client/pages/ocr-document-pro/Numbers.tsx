import { formatNumber } from '../../../shared/format';
import { ocrStatistics } from '../../../shared/ocrDocumentPro';
import { useLang } from '../../view';
import { copy } from './copy';

const million = 1_000_000;

/** The statistics, written on a folder. */
export const Numbers = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const { accuracy, documents, customers } = ocrStatistics;
  const rows = [
    [t.percent(formatNumber(accuracy, lang)), t.accuracy],
    [t.millions(formatNumber(documents / million, lang)), t.documents],
    [t.over(formatNumber(customers, lang)), t.customers],
  ];
  return (
    <section id="numbers" className="ocr__numbers" aria-labelledby="numbers-title">
      <h2 id="numbers-title">{t.title}</h2>
      <dl>
        {rows.map(([figure, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
