import { lawFirmDays } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import { ContactLink } from './ContactLink';
import { asked, kicker, words } from './copy.pt';
import { Office } from './office/Office';
import { landing, term } from './sections/copy.pt';

/**
 * The title, styled as the preamble of a law, and a law firm's page with the rules of the bar in its
 * margin.
 */
export const Hero = () => (
  <section id="start" className="law__start" aria-labelledby="start-title">
    <h1 id="start-title">
      <span className="law__kicker">{kicker}</span> {words.hero.title}
    </h1>
    <div className="stack-2 law__preamble">
      <p className="lead">{words.hero.lead}</p>
      <p className="row law__soon">
        <a href="#price">{asked.quote.hint}</a>{' '}
        <a href="#steps">{`${term.upTo} ${formatNumber(lawFirmDays, 'pt')}\u00a0${term.unit}`}</a>
      </p>
    </div>
    <p className="row law__actions">
      <ContactLink about="office" className="button button--large">
        {words.hero.action}
      </ContactLink>
      <ContactLink about="landing" className="law__more">
        {landing.ask}
      </ContactLink>
    </p>
    <Office />
  </section>
);
