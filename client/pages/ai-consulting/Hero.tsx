import { copy as barCopy } from '../../components/action-bar/copy';
import { formatSpan } from '../../components/ledger/span';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { stageSpan } from './data';
import '../../components/actions/action.css';

/** The title and the offer, with the contact button. */
export const Hero = () => {
  const lang = useLang();
  const { hero, start } = copy(lang);
  return (
    <section id="start" className="split">
      <h1 className="wide">
        <span className="kicker">{hero.kicker}</span> <span>{hero.title}</span>
      </h1>
      <p className="lead">{hero.lead(formatSpan(stageSpan('map'), lang))}</p>
      <div className="stack-3">
        <p className="action ai-consulting__actions">
          <ContactLink className="button button--large">{start}</ContactLink>
          <a href="#calendar">{hero.calendar}</a>
        </p>
        <p className="small ai-consulting__free">{barCopy(lang).freeQuote}</p>
      </div>
    </section>
  );
};
