import { example as t } from './copy.pt';
import { PosterHead } from './PosterHead';
import { Programme } from './Programme';

/** The drawn page: date, programme, directions, and a picture of a form, whose button leads to the message. */
export const SignUp = () => (
  <div className="ground-sheet stack-4 landing-page-eventos__page">
    <PosterHead />
    <Programme />
    <div>
      <p className="strong">{t.way.title}</p>
      <p>{t.way.text}</p>
      <p className="strong">{t.way.route}</p>
    </div>
    <dl className="grid">
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
);
