import { formatSpan } from '../../components/ledger/span';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { firstAnswer } from './data';
import '../../components/actions/action.css';

export const Hero = () => {
  const lang = useLang();
  const { hero: t, ask } = copy(lang);
  return (
    <section id="start" className="halves data-engineering__hero">
      <div className="head wide">
        <h1>
          <span className="kicker">{t.kicker}</span> {t.question} <br />
          {t.answer}
        </h1>
      </div>
      <p className="lead">{t.lead}</p>
      <div className="pitch">
        <p className="action">
          <ContactLink className="button button--large">{ask}</ContactLink>
          <a href="#may">{t.see}</a>
        </p>
        <p className="small">{t.first(formatSpan(firstAnswer, lang))}</p>
      </div>
    </section>
  );
};
