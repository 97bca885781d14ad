import { sectionHref } from '../../../shared/links';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { NoteFigure } from './NoteFigure';

export const Hero = () => {
  const lang = useLang();
  const { hero } = copy(lang);
  return (
    <section id="start" className="home__start" aria-labelledby="start-title">
      <h1 id="start-title">{hero.title}</h1>
      <div className="home__pitch">
        <p className="lead">{hero.lead}</p>
        <p className="home__actions">
          <StartLink className="button button--large">{copy(lang).quote}</StartLink>
          <a className="button button--quiet button--large" href={sectionHref('services', lang)}>
            {hero.services}
          </a>
        </p>
      </div>
      <NoteFigure />
    </section>
  );
};
