import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { hero, words } from './copy.pt';
import { skies } from './Daylight';
import { costs, rooms } from './data';
import { example, roomNames } from './example/copy.pt';
import { planId } from './FloorPlan';
import { reais } from './format';

const { block } = hero;

const lines = [
  [block.price, block.prices(plansRange)],
  [block.time, block.times(plansRange)],
  [block.domain, block.owner],
] as const;

/** The title with price and time, and the plan below as a poster. */
export const Hero = () => (
  <section
    id="start"
    className="halves landing__beside landing-page-imobiliaria__start landing-page-imobiliaria__ground-clay"
  >
    <div className="stack-5 landing-page-imobiliaria__pitch">
      <h1>
        <span className="kicker">{hero.name}</span> {words.hero.title}
      </h1>
      <p className="lead">{words.hero.lead}</p>
      <p>
        <TradeContact trade="landing-page-imobiliaria">{words.hero.action}</TradeContact>
      </p>
    </div>
    <dl className="landing-page-imobiliaria__block">
      {lines.map(([term, text]) => (
        <div key={term}>
          <dt className="small">{term}</dt>
          <dd className="strong">{text}</dd>
        </div>
      ))}
    </dl>
    <svg
      className="landing-page-imobiliaria__poster"
      viewBox="-1 -16 102 88"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="0.4"
      fontWeight="600"
      textAnchor="middle"
      aria-hidden="true"
    >
      <path fill="var(--sun)" fillOpacity="0.25" stroke="none" d={skies.am.floor} />
      <use href={`#${planId}`} />
      {rooms.map(({ id, at: [x, y], ...room }) => (
        <text
          key={id}
          x={x}
          y={y + 1}
          {...('turned' in room && { transform: `rotate(-90 ${x} ${y})` })}
        >
          {roomNames[id]}
        </text>
      ))}
      <text x="72" y="-10">
        {example.address}
      </text>
      <text x="72" y="-4">
        {reais(costs.buy)}
      </text>
    </svg>
  </section>
);
