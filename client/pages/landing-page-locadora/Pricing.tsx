import { TradePlans } from '../../components/landing/TradePlans';
import { Section } from '../../components/Section';
import { terms, words } from './copy.pt';

const { sector, ...block } = words.plans;

/** The three plans, and what they include and exclude. */
export const Pricing = () => (
  <Section id="plans" className="toned" {...block}>
    <TradePlans trade="landing-page-locadora" label={block.title} sector={sector} />
    <div className="landing__terms halves">
      {terms.map(({ title, items }) => (
        <div key={title} className="stack-1">
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Section>
);
