import { extraKm } from './data';
import { count, reais } from './rentalTotals';
import { PerBoth, PerCar } from './Variants';
import { figure as t } from './words/copy.pt';

/** The deposit, beside the total of the drawn page. */
export const Deposit = () => (
  <div>
    <dt className="soft">{t.deposit}</dt>
    <dd>
      <PerCar of={({ deposit }) => t.held(reais(deposit, 0))} />
    </dd>
  </div>
);

/** The damage cover, and the customer's maximum share. */
export const Cover = () => (
  <div>
    <dt className="soft">{t.cover}</dt>
    <dd>
      <PerCar of={({ share }) => t.share(reais(share, 0))} />
    </dd>
  </div>
);

/** The mileage limit, which grows with the days. */
export const Distance = () => (
  <div>
    <dt className="soft">{t.distance}</dt>
    <dd>
      <PerBoth
        of={({ dailyKm }, { days }) =>
          dailyKm ? t.limit(count(dailyKm * days), reais(extraKm)) : t.free
        }
      />
    </dd>
  </div>
);
