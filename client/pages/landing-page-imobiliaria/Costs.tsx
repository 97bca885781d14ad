import { Any } from './Any';
import { costs, deals, monthly, total } from './data';
import { example as t } from './example/onlyPortuguese';
import { reais } from './figures';

/** What the apartment costs, as the chosen deal has it. */
export const Costs = () => (
  <dl className="imob__costs">
    <div>
      <dt>
        <Any of={deals}>{(id) => t.costs[id]}</Any>
      </dt>
      <dd>
        <Any of={deals}>{(id) => reais(costs[id])}</Any>
      </dd>
    </div>
    {(['condominium', 'tax'] as const).map((id) => (
      <div key={id}>
        <dt>{t.costs[id]}</dt>
        <dd>{reais(costs[id])}</dd>
      </div>
    ))}
    <div>
      <dt>
        <Any of={deals}>{(id) => (id === 'buy' ? t.costs.square : t.costs.total)}</Any>
      </dt>
      <dd>
        <Any of={deals}>{(id) => reais(id === 'buy' ? costs.buy / total : monthly)}</Any>
      </dd>
    </div>
  </dl>
);
