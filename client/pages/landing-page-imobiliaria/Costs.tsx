import { costs, deals, monthly, total } from './data';
import { example as t } from './example/copy.pt';
import { reais } from './format';
import { Variants } from './Variants';

const first = {
  buy: [t.costs.buy, costs.buy],
  rent: [t.costs.total, monthly],
} as const;

const last = {
  buy: [t.costs.square, costs.buy / total],
  rent: [t.costs.rent, costs.rent],
} as const;

const Cost = ({ of }: { of: typeof first | typeof last }) => (
  <div>
    <dt className="small">
      <Variants of={deals}>{(id) => of[id][0]}</Variants>
    </dt>
    <dd className="strong tabular">
      <Variants of={deals}>{(id) => reais(of[id][1])}</Variants>
    </dd>
  </div>
);

/** The costs of the apartment for the selected deal, most important first. */
export const Costs = () => (
  <dl className="landing-page-imobiliaria__costs">
    <Cost of={first} />
    {(['condominium', 'tax'] as const).map((id) => (
      <div key={id}>
        <dt className="small">{t.costs[id]}</dt>
        <dd className="strong tabular">{reais(costs[id])}</dd>
      </div>
    ))}
    <Cost of={last} />
  </dl>
);
