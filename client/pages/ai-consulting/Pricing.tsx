import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { roi } from './data';
import { ReturnChart } from './ReturnChart';
import '../../components/note/note.css';

/** The claimed return, how a client calculates their own, and how the price is set. */
export const Pricing = () => {
  const lang = useLang();
  const { money: t } = copy(lang);
  const more = roi / 100;
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  return (
    <Section id="money" className="toned ai-consulting__money" title={t.title}>
      <div className="stack-5 split-last">
        <div className="stack-3 ai-consulting__roi">
          <p className="lead strong ai-consulting__claim">
            <strong>{`+${formatNumber(roi, lang)}%`}</strong> <abbr title={t.roi}>ROI</abbr>
          </p>
          <ReturnChart />
          <p>{t.means(money(1), money(more + 1), money(more))}</p>
        </div>
        <div className="stack-5">
          <div className="stack-3">
            <h3>{t.sum}</h3>
            <p className="note strong ai-consulting__formula">
              <span>{t.gain}</span> <span className="visually-hidden">÷</span>{' '}
              <span>{t.divisor}</span>
            </p>
            <p>{t.running}</p>
          </div>
          <div className="stack-3">
            <h3>{t.price}</h3>
            <ul className="ai-consulting__prices">
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
