import type { ReactNode } from 'react';
import { type Listed, pricingUrl } from '../../../shared/apis/api';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { cheapestRanges } from '../../../shared/prices/planCost';
import { useView } from '../../document/view';
import { Outbound } from '../Outbound';
import { PlanCards } from '../plans/PlanCards';
import { copy } from './copy';
import { PlanFinder } from './PlanFinder';
import { planPoints } from './planPoints';

type Props = {
  api: Listed;
  label: string;
  /** The label of a plan's button. */
  button: (plan: ApiPlan) => ReactNode;
};

/** The plans of an API, and which is the cheapest; each button opens the pricing page of the marketplace. */
export const MarketplacePlans = ({ api, label, button }: Props) => {
  const { lang, site } = useView();
  const t = copy(lang).plan;
  const ranges = cheapestRanges(api.plans);
  return (
    <>
      <PlanCards
        label={label}
        plans={api.plans.map((plan) => ({
          id: plan.id,
          name: plan.id,
          price: formatPrice(plan.price[lang], lang),
          per: t.month,
          points: planPoints(plan, lang),
          mark:
            plan.mark &&
            t.marks[plan.mark](
              formatNumber(ranges.find((range) => range.plan === plan)?.from ?? 0, lang),
            ),
          action: (
            <Outbound
              className={plan.mark ? 'button' : 'button button--quiet'}
              href={pricingUrl(api, site)}
            >
              {button(plan)}
            </Outbound>
          ),
        }))}
      />
      <PlanFinder plans={api.plans} billedPerPage={api.billedPerPage} />
    </>
  );
};
