import { imageApi } from '../../../shared/apis/imageApi';
import { copy as apiCopy } from '../../components/api/copy';
import { ListingLink } from '../../components/api/ListingLink';
import { OpenApiLink } from '../../components/api/OpenApiLink';
import { storeOf } from '../../components/api/store';
import { useView } from '../../document/view';
import { copy } from './copy';
import { Demo } from './Demo';
import { figures } from './data';
import '../../components/actions/actions.css';

export const Hero = () => {
  const view = useView();
  const { lang } = view;
  const { hero: t } = copy(lang);
  const api = apiCopy(lang).hero;
  return (
    <section id="start" className="halves nano-banana-api__start">
      <h1>{t.title}</h1>
      <div className="stack-4">
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <a className="button button--large" href="#pricing">
            <span>{t.start}</span>
            <span className="visually-hidden">{t.plans}</span>
          </a>
        </p>
      </div>
      <div className="stack-3">
        <p className="small">{api.freeThen(figures(lang))}</p>
        <p className="hero-links">
          <ListingLink api={imageApi}>{t.documentation(storeOf(view))}</ListingLink>
        </p>
        <p className="hero-links">
          <a href="#endpoints">{api.read}</a> <OpenApiLink id={imageApi.id} />
        </p>
      </div>
      <Demo />
    </section>
  );
};
