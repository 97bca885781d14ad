import { formatNumber } from '../../../shared/format';
import { landingPlans } from '../../../shared/landingPlans';
import { TradeContact } from '../../components/landing/TradeContact';
import { reais } from './figures';
import { hero, words } from './onlyPortuguese';

const plans = Object.values(landingPlans);
const amounts = plans.map(({ amount }) => amount);
const days = plans.map((plan) => plan.days);

const range = {
  lowest: reais(Math.min(...amounts)),
  highest: reais(Math.max(...amounts)),
  soonest: formatNumber(Math.min(...days), 'pt'),
  latest: formatNumber(Math.max(...days), 'pt'),
};

const { block } = hero;

const lines = [
  [block.price, block.prices(range)],
  [block.time, block.times(range)],
  [block.domain, block.owner],
] as const;

/** What it is, and in the corner what a drawing says of itself. */
export const Hero = () => (
  <section id="start" className="imob__start" aria-labelledby="start-title">
    <div className="imob__pitch">
      <p className="imob__name">{hero.name}</p>
      <h1 id="start-title">{words.hero.title}</h1>
    </div>
    <div className="imob__brief">
      <p className="lead">{words.hero.lead}</p>
      <p className="imob__actions">
        <TradeContact trade="landing-page-imobiliaria">{words.hero.action}</TradeContact>{' '}
        <a className="imob__jump" href="#plans">
          {hero.plans}
        </a>
      </p>
    </div>
    <dl className="imob__block">
      {lines.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
