import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { fields, samples } from './data';
import { receipt } from './samples';

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
            <div key={id} className="row">
              <dt>{orders[id].label}</dt>
              <dd>{id === weakest.id ? <mark className="strong">{score}</mark> : score}</dd>
            </div>
          );
        })}
      </dl>
      <p className="small">{t.caption(orders[weakest.id].label)}</p>
    </div>
  );
};
