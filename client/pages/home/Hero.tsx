import { sectionHref } from '../../../shared/links';
import { DocumentFigure } from '../../components/document-figure/DocumentFigure';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { note } from './sample';

export const Hero = () => {
  const lang = useLang();
  const { hero, figure } = copy(lang);
  return (
    <section id="start" className="home__start" aria-labelledby="start-title">
      <div className="home__pitch">
        <h1 id="start-title">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="home__actions">
          <StartLink className="button button--large">{copy(lang).quote}</StartLink>
          <a className="button button--quiet button--large" href={sectionHref('services', lang)}>
            {hero.services}
          </a>
        </p>
      </div>
      <DocumentFigure
        id="note"
        sample={note}
        legend={figure.legend}
        dataTitle={figure.data}
        caption={figure.caption}
      />
    </section>
  );
};
