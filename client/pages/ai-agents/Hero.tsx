import { offerRow } from '../../../shared/offers';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { formatTime } from './clock';
import { copy } from './copy';
import { chat } from './data';

export const Hero = () => {
  const lang = useLang();
  const { hero: t } = copy(lang);
  return (
    <section id="start" className="agents__opening" aria-labelledby="start-title">
      <div>
        <p className="agents__name">{offerRow('ai-agents').name[lang]}</p>
        <h1 id="start-title">{t.title(formatTime(chat.begins, lang))}</h1>
      </div>
      <div className="agents__pitch">
        <p className="lead">{t.lead}</p>
        <p className="agents__actions">
          <StartLink className="button button--large">{t.start}</StartLink>
          <a className="agents__more" href="#works">
            {t.more}
          </a>
        </p>
        <p className="agents__who">{t.who}</p>
      </div>
    </section>
  );
};
