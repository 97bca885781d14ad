import { extraKm } from './data';
import { count, reais } from './rentalTotals';
import { perBoth, perCar } from './Variants';
import { figure as t } from './words/copy.pt';

/** What a reader would ask next: the deposit, the customer's share of a damage, and the mileage limit. */
export const RentalTerms = () => (
  <dl className="landing-page-locadora__rows">
    <div>
      <dt className="soft">{t.deposit}</dt>
      <dd className="overlay">{perCar(({ deposit }) => t.held(reais(deposit, 0)))}</dd>
    </div>
    <div>
      <dt className="soft">{t.cover}</dt>
      <dd className="overlay">{perCar(({ share }) => t.share(reais(share, 0)))}</dd>
    </div>
    <div>
      <dt className="soft">{t.distance}</dt>
      <dd className="overlay">
        {perBoth(({ dailyKm }, { days }) =>
          dailyKm ? t.limit(count(dailyKm * days), reais(extraKm)) : t.free,
        )}
      </dd>
    </div>
  </dl>
);
