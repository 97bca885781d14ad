import { plansRange } from '../../components/landing/plansRange';
import { Picture } from '../../components/picture/Picture';
import { Section } from '../../components/Section';
import { firstViews } from '../website-development/firstViews';
import { Card } from './Card';
import { landing } from './copy.pt';
import { LandingPlans } from './LandingPlans';

type Offer = keyof typeof landing.items;

const isTrade = (id: string): id is Offer => id in landing.items;

/** The landing pages by trade, which are sold in Portuguese only, each with the first view of an example. */
export const Niches = () => (
  <Section
    id="landing-pages"
    className="ground-sun"
    title={landing.title(plansRange.soonest, plansRange.latest)}
  >
    <ul className="grid home__four home__niches">
      {firstViews.map(
        ({ id, picture }) =>
          isTrade(id) && (
            <Card
              key={id}
              offer={id}
              picture={<Picture of={picture} alt="" sizes="(min-width: 62rem) 18rem, 47vw" />}
            >
              <p className="small">{landing.items[id]}</p>
            </Card>
          ),
      )}
    </ul>
    <LandingPlans />
  </Section>
);
