import { OfferLink } from '../../components/OfferLink';
import { event } from '../landing-page-eventos/data';
import { formatDate } from '../landing-page-eventos/format';
import { landing } from './copy.pt';
import { LandingPlans } from './LandingPlans';
import { Section } from './Section';

const offers = Object.keys(landing.items) as (keyof typeof landing.items)[];

/** The landing pages by trade, which are sold in Portuguese only, each drawn small in its colours. */
export const Niches = () => (
  <Section id="landing-pages" title={landing.title} intro={landing.intro}>
    <ul className="home__trades">
      {offers.map((offer) => (
        <li key={offer} className="home__linked">
          <div
            className={`home__mini home__mini--${offer.replace('landing-page-', '')}`}
            aria-hidden="true"
          >
            {offer === 'landing-page-eventos' && formatDate(event)}
          </div>
          <h3>
            <OfferLink offer={offer} />
          </h3>
          <p>{landing.items[offer]}</p>
        </li>
      ))}
    </ul>
    <LandingPlans />
  </Section>
);
