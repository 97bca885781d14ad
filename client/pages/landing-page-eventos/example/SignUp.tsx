import { Bird } from '../../../components/paper/Bird';
import { slots } from '../data';
import { formatHour } from '../format';
import { ChosenTalk } from './ChosenTalk';
import { example as t } from './copy.pt';
import { Directions } from './Directions';
import { PosterHead } from './PosterHead';
import { Programme } from './Programme';
import { placeIn } from './placeIn';

const [, , last] = slots;

/** The drawn page: date, programme, directions, and a picture of a form, whose button leads to the message. */
export const SignUp = () => (
  <div className="ground-sheet stack-4 landing-page-eventos__page">
    <Bird>
      <span>
        <span>{`${formatHour(last.begins)}:`}</span>{' '}
        <b>
          <ChosenTalk slot={last} told={placeIn} />
        </b>
      </span>
    </Bird>
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
