import { extraKm } from './data';
import { count, reais } from './rentalTotals';
import { PerBoth, PerCar } from './Variants';
import { figure as t } from './words/copy.pt';

/** What the drawn page says beside the total. */
export const Deposit = () => (
  <div>
    <dt>{t.deposit}</dt>
    <dd>
      <PerCar of={({ deposit }) => t.held(reais(deposit, 0))} />
    </dd>
  </div>
);

/** What is included if the car is damaged, and what the customer then pays. */
export const Cover = () => (
  <div>
    <dt>{t.cover}</dt>
    <dd>
      <PerCar of={({ share }) => t.share(reais(share, 0))} />
    </dd>
  </div>
);

/** How far one may drive; the limit grows with the days. */
export const Distance = () => (
  <div>
    <dt>{t.distance}</dt>
    <dd>
      <PerBoth
        of={({ dailyKm }, { days }) =>
          dailyKm ? t.limit(count(dailyKm * days), reais(extraKm)) : t.free
        }
      />
    </dd>
  </div>
);
