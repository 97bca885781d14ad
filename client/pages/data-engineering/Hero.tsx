import { formatSpan } from '../../components/ledger/span';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { firstAnswer } from './data';

export const Hero = () => {
  const lang = useLang();
  const { hero: t, ask } = copy(lang);
  return (
    <section id="start" className="data-engineering__hero" aria-labelledby="start-title">
      <div className="head wide data-engineering__claim">
        <h1 id="start-title">
          <span className="kicker">{t.kicker}</span> <span>{t.question}</span>{' '}
          <span>{t.answer}</span>
        </h1>
      </div>
      <p className="lead">{t.lead}</p>
      <div className="pitch">
        <p className="action data-engineering__actions">
          <StartLink className="button button--large">{ask}</StartLink>
          <a href="#may">{t.see}</a>
        </p>
        <p className="small">{t.first(formatSpan(firstAnswer, lang))}</p>
      </div>
    </section>
  );
};
