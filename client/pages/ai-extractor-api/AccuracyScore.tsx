import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { fields, samples } from './data';
import { receipt } from './samples';
import '../../components/disclosure/disclosure.css';

/** The distance between dots. */
const step = 10;

/** A dotted line. It ends slightly after the last dot: browsers omit a dot exactly at the end of a path. */
const dots = (count: number): string => `M5 5h${(count - 1) * step + 1}`;

/** One dot per test sheet; filled if its value was right. */
const Dots = ({ right }: { right: number }) => (
  <svg
    viewBox={`0 0 ${samples.test * step} ${step}`}
    fill="none"
    strokeWidth="6.5"
    strokeLinecap="round"
    strokeDasharray="0 10"
    aria-hidden="true"
  >
    <path stroke="var(--line)" d={dots(samples.test)} />
    <path stroke="var(--leaf)" d={dots(right)} />
  </svg>
);

/** A sample accuracy test: the number of correct sheets for each field. */
export const AccuracyScore = () => {
  const lang = useLang();
  const { score: t } = copy(lang);
  const { orders } = receipt[lang];
  const weakest = fields.reduce((worst, field) => (field.agreed < worst.agreed ? field : worst));
  const test = formatNumber(samples.test, lang);
  return (
    <details className="ai-extractor-api__score">
      <summary>{t.title}</summary>
      <dl>
        {fields.map(({ id, agreed }) => (
          <div key={id} className={id === weakest.id ? 'ai-extractor-api__weakest' : undefined}>
            <dt>{orders[id].label}</dt>
            <dd className="tabular">
              <Dots right={agreed} />
              <span>{t.of({ right: formatNumber(agreed, lang), test })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">{t.caption(orders[weakest.id].label)}</p>
    </details>
  );
};
