import { formatPrice } from '../../../shared/format';
import { landingPlans } from '../../../shared/landingPlans';
import { TradeContact } from '../../components/landing/TradeContact';
import { words } from './onlyPortuguese';
import { count } from './readEvent';

const plans = Object.values(landingPlans);
const days = plans.map((plan) => plan.days);
const lowest = Math.min(...plans.map(({ amount }) => amount));

/** The promise as a poster, and what it costs at the first glance. */
export const Hero = () => {
  const { hero: t } = words;
  const price = formatPrice({ amount: lowest, currency: 'BRL' }, 'pt');
  return (
    <section id="start" className="event__start" aria-labelledby="start-title">
      <h1 id="start-title">{t.title}</h1>
      <div className="event__lead">
        <p className="lead">{t.lead}</p>
        <p>{t.whom}</p>
      </div>
      <div className="event__act">
        <TradeContact trade="landing-page-eventos">{t.action}</TradeContact>
        <a href="#plans">{t.from(price, count(Math.min(...days)), count(Math.max(...days)))}</a>
      </div>
    </section>
  );
};
