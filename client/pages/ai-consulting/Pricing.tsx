import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { roi } from './data';
import { ReturnChart } from './ReturnChart';
import { Section } from './Section';

/** The claimed return, how a client calculates their own, and how the price is set. */
export const Pricing = () => {
  const lang = useLang();
  const { money: t } = copy(lang);
  const more = roi / 100;
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  return (
    <Section id="money" title={t.title}>
      <div className="stack-2 ai-consulting__roi">
        <p className="ai-consulting__claim">
          <strong>{`+${formatNumber(roi, lang)}%`}</strong> <abbr title={t.roi}>ROI</abbr>
        </p>
        <ReturnChart />
        <p>{t.means(money(1), money(more + 1), money(more))}</p>
      </div>
      <div className="stack-2">
        <h3>{t.sum}</h3>
        <p className="ai-consulting__formula">{t.formula}</p>
        <p>{t.running}</p>
      </div>
      <div className="stack-2 ai-consulting__price">
        <h3>{t.price}</h3>
        <ul>
          {t.prices.map((price) => (
            <li key={price}>{price}</li>
          ))}
        </ul>
        <p>{t.quote}</p>
      </div>
    </Section>
  );
};
