import { plansRange } from '../../components/landing/plansRange';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { landing } from './copy.pt';
import { LandingPlans } from './LandingPlans';
import { Miniature } from './Miniature';

const offers = Object.keys(landing.items) as (keyof typeof landing.items)[];

/** The landing pages by trade, which are sold in Portuguese only, with a window that shows the first view of each. */
export const Niches = () => (
  <Section
    id="landing-pages"
    className="toned home__landing-pages"
    title={landing.title(plansRange.soonest, plansRange.latest)}
  >
    <ul className="home__four">
      {offers.map((offer) => (
        <li key={offer} className="home__niche">
          <Miniature of={offer} />
          <h3>
            <OfferLink offer={offer} />
          </h3>
          <p className="small">{landing.items[offer]}</p>
        </li>
      ))}
    </ul>
    <LandingPlans />
  </Section>
);
