import { formatNumber } from '../../../shared/format';
import { Stamp } from '../../components/paper/Stamp';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { fields, samples } from './data';
import { receipt } from './samples';

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

/** A sample accuracy test: the number of correct sheets for each field, of which the lowest is marked. */
export const AccuracyScore = () => {
  const lang = useLang();
  const { score: t } = copy(lang);
  const { orders } = receipt[lang];
  const weakest = fields.reduce((worst, field) => (field.agreed < worst.agreed ? field : worst));
  const test = formatNumber(samples.test, lang);
  return (
    <div className="box ground-sheet stack-3">
      <p className="strong">{t.title}</p>
      <dl className="ruled tabular ai-extractor-api__score">
        {fields.map(({ id, agreed }) => {
          const score = t.of({ right: formatNumber(agreed, lang), test });
          return (
            <div key={id}>
              <dt>{orders[id].label}</dt>
              <dd>
                <Dots right={agreed} />
                {id === weakest.id ? <mark className="strong">{score}</mark> : <span>{score}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="small">{t.caption(orders[weakest.id].label)}</p>
      <Stamp silent />
    </div>
  );
};
