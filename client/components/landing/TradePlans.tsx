import { planHref } from '../../../shared/links';
import { landingPlanIds } from '../../../shared/offers';
import { type LandingTrade, markedLandingPlan } from '../../../shared/prices/landingPages';
import { readLandingPlan } from '../landing-plans/readLandingPlan';
import { PlanCards } from '../plans/PlanCards';
import { landing } from './copy.pt';
import '../plans/ticks.css';
import './suits.css';

type Props = {
  /** The trade of the page; without one the plans are those of all trades. */
  trade?: LandingTrade;
  label: string;
  /** What the price is for, which every plan shows. */
  sector: string;
};

/** The three plans of a trade or of all; each button leads to contact with the trade and the plan preselected. */
export const TradePlans = ({ trade, label, sector }: Props) => (
  <PlanCards
    label={label}
    plans={landingPlanIds.map((id) => ({
      id,
      name: id,
      per: sector,
      ...readLandingPlan(id, trade),
      action: (
        <>
          <div className="landing__suits">{landing.suits[id]}</div>
          <a
            className={id === markedLandingPlan ? 'button' : 'button button--quiet'}
            href={planHref(id, 'pt', { sourcePage: trade ?? 'landing-page' })}
            aria-label={`${landing.choose} ${id}`}
          >
            {landing.choose}
          </a>
        </>
      ),
    }))}
  />
);
