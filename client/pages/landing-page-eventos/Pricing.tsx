import { landingPlanIds } from '../../../shared/offers';
import { TradePlans } from '../../components/landing/TradePlans';
import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { count } from './format';

/** The three plans, and what their price includes and excludes. */
export const Pricing = () => {
  const { title, label, sector, terms } = words.plans;
  return (
    <Section id="plans" title={`${count(landingPlanIds.length)} ${title}`}>
      <TradePlans trade="landing-page-eventos" label={label} sector={sector} />
      <dl className="stack-4 halves">
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt className="strong">{name}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
