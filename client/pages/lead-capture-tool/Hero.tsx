import { copy as barCopy } from '../../components/action-bar/copy';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { Demo } from './Demo';
import '../../components/actions/action.css';

export const Hero = () => {
  const lang = useLang();
  const { hero: t } = copy(lang);
  return (
    <section id="start" className="split-last">
      <div className="pitch">
        <h1>
          <span className="kicker">{t.kicker}</span> <span>{t.title}</span>
        </h1>
        <p className="lead">{t.lead}</p>
        <p className="action">
          <ContactLink className="button button--large">{t.quote}</ContactLink>
          <a href="#goals">{t.goals}</a>
        </p>
        <p className="small">{barCopy(lang).freeQuote}</p>
      </div>
      <Demo />
    </section>
  );
};
