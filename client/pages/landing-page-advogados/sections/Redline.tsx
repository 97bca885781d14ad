import { Section } from '../Section';
import { redline } from './copy.pt';

/** A revised draft: forbidden text is struck through, its replacement is underlined. */
export const Redline = () => (
  <Section
    id="redline"
    className="landing-page-advogados__redline"
    title={redline.title}
    intro={redline.intro}
  >
    <ol className="landing-page-advogados__draft">
      {redline.items.map(({ out, instead, rule, why }) => (
        <li key={rule} className="row">
          <p>
            <span className="visually-hidden">{redline.struck}</span> <del>{out}</del>{' '}
            <span className="visually-hidden">{redline.written}</span> <ins>{instead}</ins>
          </p>
          <p className="row landing-page-advogados__margin">
            <span>{why}</span> <span className="soft">{rule}</span>
          </p>
        </li>
      ))}
    </ol>
  </Section>
);
