import { say } from '../../../shared/copy';
import { offerRow } from '../../../shared/offers';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './data';

export const Hero = () => {
  const lang = useLang();
  const { hero, facts, quote } = copy(lang);
  return (
    <section id="start" className="extractor__start" aria-labelledby="start-title">
      <header>
        <p className="extractor__name">{offerRow('ai-extractor-api').name[lang]}</p>
        <h1 id="start-title">
          {hero.title.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
      </header>
      <div className="extractor__pitch">
        <p className="lead">{hero.lead}</p>
        <p className="extractor__actions">
          <StartLink className="button button--large">{quote}</StartLink>
          <a className="button button--quiet button--large" href="#order">
            {hero.try}
          </a>
        </p>
      </div>
      <dl className="extractor__facts">
        {Object.values(facts).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{say(text, figures(lang))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
