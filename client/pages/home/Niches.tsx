import { plansRange } from '../../components/landing/plansRange';
import { Section } from '../../components/Section';
import { Card, CardPicture } from './Card';
import { landing } from './copy.pt';
import { LandingPlans } from './LandingPlans';

const offers = Object.keys(landing.items) as (keyof typeof landing.items)[];

/** The landing pages by trade, which are sold in Portuguese only, each with what its example shows first. */
export const Niches = () => (
  <Section
    id="landing-pages"
    className="ground-sun"
    title={landing.title(plansRange.soonest, plansRange.latest)}
  >
    <ul className="grid home__four home__niches">
      {offers.map((offer) => (
        <Card key={offer} offer={offer} picture={<CardPicture offer={offer} />}>
          <p className="small">{landing.items[offer]}</p>
        </Card>
      ))}
    </ul>
    <LandingPlans />
  </Section>
);
