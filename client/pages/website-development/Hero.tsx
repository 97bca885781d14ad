import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { Race } from './Race';
import { StartingPrice } from './StartingPrice';
import '../../components/actions/action.css';

/** The title, and the two sites loading beside it. */
export const Hero = () => {
  const { hero, quote } = copy(useLang());
  return (
    <section id="start" className="halves website-development__start">
      <div className="pitch">
        <h1>
          <span className="kicker">{hero.kicker}</span> <span>{hero.title}</span>
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="action">
          <ContactLink className="button button--large">{quote}</ContactLink>
          <a className="website-development__more" href="#works">
            {hero.works}
          </a>
        </p>
        <StartingPrice />
      </div>
      <Race />
    </section>
  );
};
