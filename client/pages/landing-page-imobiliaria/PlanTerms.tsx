import { Section } from '../../components/Section';
import { terms } from './copy.pt';

/** What the price includes and excludes. */
export const PlanTerms = () => (
  <Section id="terms" title={terms.title}>
    <div className="landing__terms imobiliaria__lists">
      {[terms.in, terms.out].map(({ title, items }) => (
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
