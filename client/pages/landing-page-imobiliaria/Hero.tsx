import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { hero, words } from './copy.pt';

const { block } = hero;

const lines = [
  [block.price, block.prices(plansRange)],
  [block.time, block.times(plansRange)],
  [block.domain, block.owner],
] as const;

/** The title, and a title block as on a drawing. */
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
