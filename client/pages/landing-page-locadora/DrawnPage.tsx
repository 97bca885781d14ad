import { Booking } from './Booking';
import { RentalDays } from './RentalDays';
import { RentalTerms } from './RentalTerms';
import { momentAfter } from './rentalTotals';
import { perStay } from './Variants';
import { figure as t } from './words/copy.pt';

/** A drawn booking page of a rental company. */
export const DrawnPage = () => (
  <div className="ground-sheet stack-4 landing-page-locadora__sheet">
    <p className="landing-page-locadora__bar" translate="no">
      {t.address}
    </p>
    <p className="row landing-page-locadora__ends">
      <strong className="display">{t.company}</strong> <span>{t.open}</span>
    </p>
    <Booking />
    <dl className="landing-page-locadora__moments">
      <div>
        <dt className="soft">{t.pickUp}</dt>
        <dd className="strong">{momentAfter(0)}</dd>
      </div>
      <div>
        <dt className="soft">{t.back}</dt>
        <dd className="strong overlay">{perStay(({ days }) => momentAfter(days))}</dd>
      </div>
    </dl>
    <RentalDays />
    <p className="strong landing-page-locadora__before">{t.before}</p>
    <RentalTerms />
    <a className="button" href="#request">
      {t.ask}
    </a>
  </div>
);
