import { copy as barCopy } from '../../components/action-bar/copy';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { chat } from './data';
import '../../components/actions/action.css';

export const Hero = () => {
  const lang = useLang();
  const { hero: t } = copy(lang);
  return (
    <section id="start" className="split ai-agents__opening">
      <h1>
        <span className="kicker">{t.kicker}</span>{' '}
        <span>{t.title(formatTimeOfDay(chat.begins, lang))}</span>
      </h1>
      <div className="pitch">
        <p className="lead">
          {t.what} {t.lead}
        </p>
        <p className="action">
          <ContactLink className="button button--large">{t.start}</ContactLink>
          <a href="#works">{t.more}</a>
        </p>
        <p className="small">{barCopy(lang).freeQuote}</p>
      </div>
    </section>
  );
};
