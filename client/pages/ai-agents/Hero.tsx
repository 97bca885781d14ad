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
      <h1 id="start-title">
        <span className="agents__name">{t.kicker}</span>{' '}
        <span>{t.title(formatTime(chat.begins, lang))}</span>
      </h1>
      <div className="agents__pitch">
        <p className="lead">{t.lead}</p>
        <p className="agents__actions">
          <StartLink className="button button--large">{t.start}</StartLink>
          <a className="agents__more" href="#works">
            {t.more}
          </a>
        </p>
        <p className="agents__hint">{t.hint}</p>
      </div>
    </section>
  );
};
