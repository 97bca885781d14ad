import { plansRange } from '../../components/landing/plansRange';
import { Picture } from '../../components/picture/Picture';
import { Section } from '../../components/Section';
import { Card } from './Card';
import { landing } from './copy.pt';
import { LandingPlans } from './LandingPlans';

const offers = Object.keys(landing.items) as (keyof typeof landing.items)[];

/** What the example of a trade shows first, a picture of the page about websites; a card is narrower than it. */
const FirstView = ({ offer }: { offer: (typeof offers)[number] }) => (
  <Picture
    of={{ name: `first-view-${offer}`, widths: [384, 576], ratio: 576 / 360 }}
    alt=""
    sizes="20rem"
  />
);

/** The landing pages by trade, which are sold in Portuguese only, each with what its example shows first. */
export const Niches = () => (
  <Section id="landing-pages" title={landing.title(plansRange.soonest, plansRange.latest)}>
    <ul className="grid home__four home__niches">
      {offers.map((offer) => (
        <Card key={offer} offer={offer} picture={<FirstView offer={offer} />}>
          <p className="small">{landing.items[offer]}</p>
        </Card>
      ))}
    </ul>
    <LandingPlans />
  </Section>
);
