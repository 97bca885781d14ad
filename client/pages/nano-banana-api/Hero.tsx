import { imageApi } from '../../../shared/apis/imageApi';
import { ListingLink } from '../../components/api/ListingLink';
import { OpenApiLink } from '../../components/api/OpenApiLink';
import { useLang } from '../../view';
import { BeforeAfter } from './BeforeAfter';
import { copy } from './copy';
import { Demo } from './Demo';
import { figures } from './data';

export const Hero = () => {
  const lang = useLang();
  const { hero: t } = copy(lang);
  return (
    <section id="start" className="nano-banana-api__start" aria-labelledby="start-title">
      <div className="stack-2">
        <h1 id="start-title">{t.title}</h1>
        <BeforeAfter />
      </div>
      <div className="stack-2">
        <p className="lead">{t.lead}</p>
        <p className="row nano-banana-api__actions">
          <a className="button button--large" href="#pricing">
            {t.start}
          </a>
          <ListingLink api={imageApi} className="button button--quiet button--large">
            {t.documentation}
          </ListingLink>
        </p>
        <p className="small">{t.terms(figures(lang))}</p>
        <p className="hero-links">
          <a href="#endpoints">{t.read}</a> <OpenApiLink id={imageApi.id} />
        </p>
      </div>
      <Demo />
    </section>
  );
};
