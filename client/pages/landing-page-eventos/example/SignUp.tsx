import { example as t } from './copy.pt';
import { Directions } from './Directions';
import { Programme } from './Programme';

/** The rest of the drawn page: programme, directions, and a picture of a form, whose button leads to the message. */
export const SignUp = () => (
  <div className="landing-page-eventos__sheet landing-page-eventos__page">
    <Programme />
    <Directions />
    <div className="row landing-page-eventos__part landing-page-eventos__form">
      <dl>
        {t.form.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="strong landing-page-eventos__go" href="#message">
        {t.send}
      </a>
    </div>
  </div>
);
