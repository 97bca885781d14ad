import { imageApi } from '../../../shared/apis/imageApi';
import { copy as apiCopy } from '../../components/api/copy';
import { ListingLink } from '../../components/api/ListingLink';
import { OpenApiLink } from '../../components/api/OpenApiLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { Demo } from './Demo';
import { figures } from './data';
import { sceneId } from './Scene';

export const Hero = () => {
  const lang = useLang();
  const { hero: t, figure } = copy(lang);
  const api = apiCopy(lang).hero;
  return (
    <section id="start" className="halves nano-banana-api__start" aria-labelledby="start-title">
      <div className="stack-2">
        <h1 id="start-title">{t.title}</h1>
        <figure className="screen-only nano-banana-api__edit">
          <svg viewBox="0 20 808 260" aria-hidden="true">
            <use href={`#${sceneId}`} width="400" height="300" />
            <use href={`#${sceneId}`} width="400" height="300" x="408" />
          </svg>
          <figcaption className="small">{`“${figure.edits.awning}” ${figure.caption}`}</figcaption>
        </figure>
      </div>
      <div className="stack-2">
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <a className="button button--large" href="#pricing">
            {t.start}
          </a>
        </p>
        <p className="small">{api.freeThen(figures(lang))}</p>
        <p className="hero-links">
          <a href="#endpoints">{api.read}</a> <OpenApiLink id={imageApi.id} />{' '}
          <ListingLink api={imageApi}>{t.documentation}</ListingLink>
        </p>
      </div>
      <Demo />
    </section>
  );
};
