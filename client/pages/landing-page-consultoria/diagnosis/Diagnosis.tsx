import { own } from '../copy.pt';
import { Section } from '../Section';
import { Arrives } from './Arrives';
import { Ask } from './Ask';
import { figure } from './copy.pt';
import { Readings } from './Readings';
import { Verdict } from './Verdict';

/**
 * A consultancy's page with its diagnosis, and the message that it sends. Radio buttons and style rules
 * do it all; a browser that does not know the rules shows each reading.
 */
export const Diagnosis = () => (
  <Section id="diagnosis" title={own.diagnosis.title} intro={own.diagnosis.intro}>
    <figure className="consult__figure">
      <div className="consult__site">
        <p className="consult__bar" translate="no">
          {figure.address}
        </p>
        <Ask />
        <div className="consult__answer">
          <Verdict />
          <Readings />
        </div>
      </div>
      <div className="consult__aside">
        <Arrives />
        <figcaption>{figure.caption}</figcaption>
      </div>
    </figure>
  </Section>
);
