import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { roi, spent } from './data';

/** How a client calculates the return, and the claimed one with what it depends on. */
export const Return = () => {
  const lang = useLang();
  const { money: t } = copy(lang);
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  return (
    <div id="money" className="box stack-3 halves">
      <div className="stack-2">
        <h3>{t.title}</h3>
        <p className="strong">{t.sum}</p>
      </div>
      <div className="stack-2">
        <p>{t.running}</p>
        <p>
          <strong>
            {`+${formatNumber(roi, lang)}%`} <abbr title={t.roi}>ROI</abbr>
          </strong>
          {`: ${t.means(money(spent), money((spent * roi) / 100 + spent))}`}
        </p>
      </div>
    </div>
  );
};
