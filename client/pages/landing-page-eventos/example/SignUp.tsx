import { example as t } from './copy.pt';
import { Directions } from './Directions';
import { PosterHead } from './PosterHead';
import { Programme } from './Programme';

/** The drawn page: date, programme, directions, and a picture of a form, whose button leads to the message. */
export const SignUp = () => (
  <div className="ground-sheet stack-4 landing-page-eventos__page">
    <PosterHead />
    <Programme />
    <Directions />
    <div className="row landing-page-eventos__form">
      <dl>
        {t.form.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="landing-page-eventos__field">{value}</dd>
          </div>
        ))}
      </dl>
      <a className="button" href="#message">
        {t.send}
      </a>
    </div>
  </div>
);
