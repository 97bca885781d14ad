import { barcode } from '../../../shared/apis/barcode';
import { ListingLink } from '../../components/api/ListingLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './data';
import { ScanFigure } from './ScanFigure';

export const Hero = () => {
  const lang = useLang();
  const { hero, contents } = copy(lang);
  const { free, price, quota } = figures(lang);
  return (
    <section id="start" className="codes__section codes__start" aria-labelledby="start-title">
      <div className="codes__pitch">
        <h1 id="start-title">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="codes__actions">
          <ListingLink api={barcode} className="button button--large">
            {hero.listing}
          </ListingLink>
          <a className="button button--quiet button--large" href="#request">
            {contents.request}
          </a>
        </p>
        <p className="codes__terms">{hero.terms(free, price, quota)}</p>
      </div>
      <ScanFigure />
    </section>
  );
};
