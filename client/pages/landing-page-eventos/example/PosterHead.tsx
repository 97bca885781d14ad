import { formatPrice } from '../../../../shared/format';
import { event } from '../event';
import { count, formatDate, formatDay, formatHour } from '../format';
import { example as t } from './copy.pt';

/** The head of the drawn page: date, times, place and price. */
export const PosterHead = () => {
  const { opens, closes, price, batch } = event;
  return (
    <div className="event__sheet">
      <p className="event__address" translate="no">
        {t.address}
      </p>
      <div className="row event__when">
        {/* A date that is wider than its sheet breaks after the day. */}
        <p className="event__date">{formatDate(event).replace('.', '.\u200b')}</p>
        <div>
          <h3>{t.name}</h3>
          <p>
            <strong>{t.weekday}</strong>{' '}
            <span>{t.hours(formatHour(opens), formatHour(closes))}</span>
          </p>
          <p>{t.place}</p>
          <p>{t.price(formatPrice(price, 'pt'), count(batch.number), formatDay(batch.until))}</p>
        </div>
      </div>
    </div>
  );
};
