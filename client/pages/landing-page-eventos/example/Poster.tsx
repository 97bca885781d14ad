import { formatPrice } from '../../../../shared/format';
import { event } from '../data';
import { count, formatDate, formatHour } from '../readEvent';
import { example as t } from './onlyPortuguese';
import { Programme } from './Programme';

/** The page that we sell: date, place and price, the programme, the sign-up. */
export const Poster = () => {
  const { opens, closes, price, batch } = event;
  return (
    <div className="event__page">
      <p className="event__address" translate="no">
        {t.address}
      </p>
      <div className="event__when">
        <p className="event__date">{formatDate(event)}</p>
        <div>
          <h3>{t.name}</h3>
          <p>
            <strong>{t.weekday}</strong>{' '}
            <span>{t.hours(formatHour(opens), formatHour(closes))}</span>
          </p>
          <p>{t.place}</p>
          <p>{t.price(formatPrice(price, 'pt'), count(batch.number), formatDate(batch.until))}</p>
        </div>
      </div>
      <Programme />
      <div className="event__form">
        <dl>
          {t.form.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="event__go">{t.send}</p>
      </div>
    </div>
  );
};
