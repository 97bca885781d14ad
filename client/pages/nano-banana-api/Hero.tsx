import { imageApi } from '../../../shared/apis/imageApi';
import { ApiHero } from '../../components/api/ApiHero';
import { ListingLink } from '../../components/api/ListingLink';
import { storeOf } from '../../components/api/store';
import { useView } from '../../document/view';
import { copy } from './copy';
import { Demo } from './Demo';
import { figures } from './data';

export const Hero = () => {
  const view = useView();
  const { lang } = view;
  const { hero: t } = copy(lang);
  return (
    <ApiHero
      id="start"
      api={imageApi}
      title={t.title}
      lead={t.lead}
      terms={figures(lang)}
      start={
        <a className="button button--large" href="#pricing">
          <span>{t.start}</span>
          <span className="visually-hidden">{t.plans}</span>
        </a>
      }
      reference="endpoints"
      links={<ListingLink api={imageApi}>{t.documentation(storeOf(view))}</ListingLink>}
    >
      <Demo />
    </ApiHero>
  );
};
