import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { Facts } from './Facts';
import { ReceiptPaper } from './ReceiptPaper';
import { receipt } from './samples';
import '../../components/actions/action.css';

/** The promise, its terms, and the receipt that the order below is about. */
export const Hero = () => {
  const lang = useLang();
  const { hero, quote } = copy(lang);
  return (
    <section id="start" className="split">
      <div className="pitch">
        <h1>
          <span className="kicker">{hero.kicker}</span> <span>{hero.title.join(' ')}</span>
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="action">
          <ContactLink className="button button--large">{quote}</ContactLink>
          <a href="#order">{hero.try}</a>
        </p>
        <Facts />
      </div>
      <ReceiptPaper receipt={receipt[lang]} />
    </section>
  );
};
