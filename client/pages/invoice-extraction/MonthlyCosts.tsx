import { formatNumber, formatPrice } from '../../../shared/format';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../view';
import { copy } from './copy';
import { costOf, lowestCost, paidPlans, volumes } from './monthlyCost';

/** What a month costs in each paid plan, for some numbers of invoices. */
export const MonthlyCosts = () => {
  const lang = useLang();
  const { costs: t } = copy(lang).plans;
  return (
    <div className="invoice__costs">
      <DataTable
        caption={t.caption}
        columns={[t.invoices, ...paidPlans.map(({ id }) => id)]}
        rows={volumes.map((volume) => [
          formatNumber(volume, lang),
          ...paidPlans.map((plan) => {
            const amount = costOf(plan, volume, lang);
            const price = formatPrice({ amount, currency: 'USD', digits: 2 }, lang);
            return amount === lowestCost(volume, lang) ? (
              <mark key={plan.id}>{price}</mark>
            ) : (
              <span key={plan.id}>{price}</span>
            );
          }),
        ])}
      />
      <p>{t.note}</p>
    </div>
  );
};
