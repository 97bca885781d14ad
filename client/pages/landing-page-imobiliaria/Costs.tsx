import { costs, monthly, total } from './data';
import { example as t } from './example/copy.pt';
import { reais } from './format';
import { perDeal } from './Variants';

/** What the apartment costs, for the selected deal. */
export const price = {
  buy: [t.costs.buy, costs.buy],
  rent: [t.costs.total, monthly],
} as const;

const last = {
  buy: [t.costs.square, costs.buy / total],
  rent: [t.costs.rent, costs.rent],
} as const;

const Cost = ({ of }: { of: typeof price | typeof last }) => (
  <div>
    <dt className="small overlay">{perDeal((id) => of[id][0])}</dt>
    <dd className="strong tabular overlay">{perDeal((id) => reais(of[id][1]))}</dd>
  </div>
);

/** The costs of the apartment for the selected deal, most important first. */
export const Costs = () => (
  <dl className="grid ruled landing-page-imobiliaria__costs">
    <Cost of={price} />
    {(['condominium', 'tax'] as const).map((id) => (
      <div key={id}>
        <dt className="small">{t.costs[id]}</dt>
        <dd className="strong tabular">{reais(costs[id])}</dd>
      </div>
    ))}
    <Cost of={last} />
  </dl>
);
