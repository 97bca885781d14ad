import { landingPlanIds } from '../../../shared/offers';
import { DataTable } from '../../components/data-table/DataTable';
import { readLandingPlan } from '../../components/landing-plans/readLandingPlan';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { landing } from './copy.pt';

/** The landing pages by trade; the last one is a whole site with its own price. */
const trades = Object.keys(landing.items) as (keyof typeof landing.items)[];

/** The landing pages by trade with their prices; shown only in Portuguese. */
export const Trades = () => (
  <Section id="trades" className="toned" title={landing.title} intro={landing.intro}>
    <ul className="stack-1 web__offers">
      {trades.map((offer) => (
        <li key={offer}>
          <OfferLink offer={offer} />
          <p>{landing.items[offer]}</p>
        </li>
      ))}
    </ul>
    <DataTable
      kind="short"
      caption={landing.table}
      columns={[landing.plan, landing.price, landing.included]}
      rows={landingPlanIds.map((id) => {
        const { price, points } = readLandingPlan(id);
        return [id, price, points.join(' · ')];
      })}
    />
  </Section>
);
