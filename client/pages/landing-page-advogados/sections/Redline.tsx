import { Section } from '../Section';
import { redline } from './copy.pt';

/** A revised draft: forbidden text is struck through, its replacement is marked. */
export const Redline = () => (
  <Section
    id="redline"
    className="landing-page-advogados__ground-draft"
    title={redline.title}
    intro={redline.intro}
  >
    <ol className="ruled landing-page-advogados__draft">
      {redline.items.map(({ out, instead, rule, why }) => (
        <li key={rule} className="stack-1 split">
          <p>
            <span className="visually-hidden">{redline.struck}</span> <del>{out}</del>{' '}
            <span className="visually-hidden">{redline.written}</span> <ins>{instead}</ins>
          </p>
          <p className="small landing-page-advogados__margin">
            <b>{why}</b> <span>{rule}</span>
          </p>
        </li>
      ))}
    </ol>
  </Section>
);
