import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { roi } from './data';

/** The claimed return, how a client calculates their own, and how the price is set. */
export const Pricing = () => {
  const lang = useLang();
  const { money: t } = copy(lang);
  const more = roi / 100;
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  return (
    <Section id="money" className="ground-sunken" title={t.title}>
      <div className="stack-5 split-last">
        <div className="stack-3 ai-consulting__roi">
          <h3 className="ai-consulting__claim">
            {`+${formatNumber(roi, lang)}%`} <abbr title={t.roi}>ROI</abbr>
          </h3>
          <p>{t.means(money(1), money(more + 1), money(more))}</p>
        </div>
        <div className="stack-5">
          <div className="stack-3">
            <h3>{t.sum}</h3>
            <p className="box strong">
              {t.gain} ÷ {t.divisor}
            </p>
            <p>{t.running}</p>
          </div>
          <div className="stack-3">
            <h3>{t.price}</h3>
            <ul className="ruled">
              {t.prices.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <p>{t.quote}</p>
          </div>
        </div>
      </div>
    </Section>
  );
};
