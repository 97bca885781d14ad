import { lawFirmDays } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import { asked, kicker, preamble, words } from './copy.pt';
import { Office } from './office/Office';
import { SubjectLink } from './SubjectLink';
import { term } from './sections/copy.pt';

/**
 * The title, styled as the preamble of a law, and a law firm's page with the rules of the bar in its
 * margin.
 */
export const Hero = () => (
  <section id="start">
    <p className="small landing-page-advogados__rubric">{preamble}</p>
    <div className="stack-4 halves">
      <h1 className="wide">
        <span className="kicker">{kicker}</span> {words.hero.title}
      </h1>
      <p className="lead">{words.hero.lead}</p>
      <div className="stack-2">
        <p>
          <SubjectLink about="office" className="button button--large">
            {words.hero.action}
          </SubjectLink>
        </p>
        <p className="small">
          <a href="#price">{asked.quote.hint}</a>
          {`. ${term.upTo} ${formatNumber(lawFirmDays, 'pt')}\u00a0${term.unit}.`}
        </p>
      </div>
      <Office />
    </div>
  </section>
);
