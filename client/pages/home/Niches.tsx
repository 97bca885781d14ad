import { formatNumber, formatPrice } from '../../../shared/format';
import { landingPlans } from './data';
import { OfferLink } from './OfferLink';
import { landing } from './onlyPortuguese';
import { Section } from './Section';

const offers = Object.keys(landing.items) as (keyof typeof landing.items)[];

/** The landing pages by trade, which are sold in Portuguese only. */
export const Niches = () => (
  <Section id="landing-pages" title={landing.title} intro={landing.intro}>
    <table>
      <caption className="visually-hidden">{landing.table}</caption>
      <thead>
        <tr>
          <th scope="col">{landing.columns.plan}</th>
          <th scope="col">{landing.columns.price}</th>
          <th scope="col">{landing.columns.days}</th>
        </tr>
      </thead>
      <tbody>
        {landingPlans.map(({ name, amount, days }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatPrice({ amount, currency: 'BRL' }, 'pt')}</td>
            <td>{landing.days(formatNumber(days, 'pt'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul>
      {offers.map((offer) => (
        <li key={offer} className="home__linked">
          <h3>
            <OfferLink offer={offer} />
          </h3>
          <p>{landing.items[offer]}</p>
        </li>
      ))}
    </ul>
  </Section>
);
