import { example as t } from './copy.pt';
import { Directions } from './Directions';
import { Programme } from './Programme';

/** The rest of the drawn page: programme, directions, and a picture of a form. */
export const SignUp = () => (
  <div className="event__page">
    <Programme />
    <Directions />
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
