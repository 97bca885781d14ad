import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { roi, spent } from './data';
import { ReturnChart } from './ReturnChart';

/** How a client calculates the return, and the claimed one with what it depends on. */
export const Return = () => {
  const lang = useLang();
  const { money: t } = copy(lang);
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  return (
    <div id="money" className="box stack-5 halves">
      <div className="stack-3">
        <strong className="row display">
          <span className="ai-consulting__gain">{`+${formatNumber(roi, lang)}%`}</span>{' '}
          <abbr title={t.roi}>ROI</abbr>
        </strong>
        <ReturnChart />
        <p>{t.means(money(spent), money((spent * roi) / 100 + spent))}</p>
      </div>
      <div className="stack-3">
        <h3>{t.title}</h3>
        <p className="lead">{t.sum}</p>
        <p>{t.running}</p>
      </div>
    </div>
  );
};
