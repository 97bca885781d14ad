import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { roi } from './data';
import { ReturnChart } from './ReturnChart';

/** The claimed return, how a client calculates their own, and how the price is set. */
export const Pricing = () => {
  const lang = useLang();
  const { money: t } = copy(lang);
  const more = roi / 100;
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  return (
    <Section id="money" className="ground-sunken" title={t.title}>
      <div className="stack-4 halves">
        <div className="box ground-sheet stack-4">
          <h3 className="ai-consulting__claim">
            {`+${formatNumber(roi, lang)}%`} <abbr title={t.roi}>ROI</abbr>
          </h3>
          <ReturnChart />
          <p>{t.means(money(1), money(more + 1), money(more))}</p>
        </div>
        <div className="box ground-sheet stack-4">
          <h3>{t.sum}</h3>
          <p className="strong ai-consulting__formula">
            <span>{t.gain}</span> <span className="visually-hidden">÷</span>{' '}
            <span>{t.divisor}</span>
          </p>
          <p>{t.running}</p>
        </div>
      </div>
      <div className="stack-3">
        <h3>{t.price}</h3>
        <ul className="grid thirds ruled">
          {t.prices.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>{t.quote}</p>
      </div>
    </Section>
  );
};
