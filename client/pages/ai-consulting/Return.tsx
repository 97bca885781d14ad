import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { roi, spent } from './data';

/** A fraction, read aloud as a division. */
const Fraction = ({ over, under }: { over: string; under: string }) => (
  <span className="ai-consulting__fraction">
    <span>
      <span className="visually-hidden">(</span>
      {over}
      <span className="visually-hidden">) ÷ </span>
    </span>
    <span>{under}</span>
  </span>
);

/** How a client calculates the return, and the claimed one with what it depends on. */
export const Return = () => {
  const lang = useLang();
  const { money: t } = copy(lang);
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  const back = (spent * roi) / 100 + spent;
  return (
    <div id="money" className="box stack-3 halves">
      <div className="stack-2">
        <h3>{t.title}</h3>
        <p className="strong">
          <Fraction over={t.gain} under={t.price} />
        </p>
        <p className="row ai-consulting__example">
          <Fraction over={`${money(back)} − ${money(spent)}`} under={money(spent)} />
          <span>{`= ${formatNumber(roi, lang)}%`}</span>
        </p>
      </div>
      <div className="stack-2">
        <p>{t.running}</p>
        <p>
          <strong>
            {`+${formatNumber(roi, lang)}%`} <abbr title={t.roi}>ROI</abbr>
          </strong>
          {`: ${t.means(money(spent), money(back))}`}
        </p>
      </div>
    </div>
  );
};
