import type { ReactNode } from 'react';
import { pricingUrl } from '../../../shared/apis/api';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { cheapestRanges } from '../../../shared/prices/planCost';
import { useView } from '../../document/view';
import { Outbound } from '../Outbound';
import { PlanCards } from '../plans/PlanCards';
import { Section } from '../Section';
import { BeforePaying, type BeforePayingProps } from './BeforePaying';
import { copy } from './copy';
import { PlanFinder } from './PlanFinder';
import { planPoints } from './planPoints';
import { storeOf } from './store';

type Props = BeforePayingProps & {
  id?: string;
  title: string;
  /** The terms of the store with this name. */
  intro: (store: string) => string;
  label: string;
  /** The label of a plan's button. */
  button: (plan: ApiPlan) => ReactNode;
  /** What follows the plans. */
  children?: ReactNode;
};

/** The plans of an API, and which is the cheapest; each button opens the pricing page of the marketplace. */
export const MarketplacePlans = ({
  id = 'plans',
  api,
  button,
  rows,
  children,
  ...words
}: Props) => {
  const view = useView();
  const { lang, site } = view;
  const t = copy(lang).plan;
  const ranges = cheapestRanges(api.plans);
  const allHard = api.plans.every(({ hardLimit }) => hardLimit);
  return (
    <Section
      id={id}
      className="ground-sunken"
      title={words.title}
      intro={words.intro(storeOf(view))}
    >
      <PlanCards
        label={words.label}
        plans={api.plans.map((plan) => ({
          id: plan.id,
          name: plan.id,
          price: formatPrice(plan.price[lang], lang),
          per: t.month,
          points: planPoints(plan, lang, allHard),
          mark:
            plan.mark &&
            t.marks[plan.mark](
              formatNumber((ranges.find((range) => range.plan === plan)?.from ?? 1) - 1, lang),
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
      {children}
      <BeforePaying api={api} rows={rows} />
    </Section>
  );
};
