import { formatPrice } from '../../../../shared/format';
import { event } from '../event';
import { count, formatDate, formatDay, formatHour } from '../format';
import { example as t } from './copy.pt';

const { opens, closes, price, batch } = event;

/** The head of the drawn page: date, times, place and price. */
export const PosterHead = () => (
  <>
    <p className="landing-page-eventos__address" translate="no">
      {t.address}
    </p>
    <div className="row landing-page-eventos__when">
      {/* A date that is wider than its sheet breaks after the day. */}
      <p className="landing-page-eventos__date">{formatDate(event).replace('.', '.\u200b')}</p>
      <div>
        <h3>{t.name}</h3>
        <p>
          <strong>{t.weekday}</strong> <span>{t.hours(formatHour(opens), formatHour(closes))}</span>
        </p>
        <p>{t.place}</p>
        <p>{t.price(formatPrice(price, 'pt'), count(batch.number), formatDay(batch.until))}</p>
      </div>
    </div>
  </>
);
