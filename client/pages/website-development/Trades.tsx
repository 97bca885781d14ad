import { formatNumber, formatPrice } from '../../../shared/format';
import { landingPlans } from '../../../shared/landingPlans';
import { landingPlanIds } from '../../../shared/offers';
import { DataTable } from '../../components/data-table/DataTable';
import { OfferLink } from '../../components/OfferLink';
import { trades } from './data';
import { landing } from './onlyPortuguese';
import { Section } from './Section';

const counted = (count: number | undefined, say: (count: string) => string): string[] =>
  count === undefined ? [] : [say(formatNumber(count, 'pt'))];

/** The landing pages by trade with what they cost, for readers of Portuguese. */
export const Trades = () => (
  <Section id="trades" title={landing.title} intro={landing.intro}>
    <ul className="web__offers">
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
        const { amount, days, revisions, supportMonths } = landingPlans[id];
        return [
          id,
          formatPrice({ amount, currency: 'BRL' }, 'pt'),
          [
            ...counted(days, landing.days),
            ...counted(revisions, landing.revisions),
            ...counted(supportMonths, landing.support),
          ].join(', '),
        ];
      })}
    />
  </Section>
);
