import { Line } from '../../components/paper/Line';
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
    <section id="start" className="split ground-sun">
      <div className="pitch">
        <h1>
          <span className="kicker">{hero.kicker}</span> <span>{hero.title.join(' ')}</span>
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="action">
          <ContactLink className="button button--large">{quote}</ContactLink>
          <a href="#order">{hero.see}</a>
        </p>
      </div>
      <ReceiptPaper receipt={receipt[lang]} />
      <div className="stack-5">
        <Line>{hero.proof}</Line>
        <Facts />
      </div>
    </section>
  );
};
