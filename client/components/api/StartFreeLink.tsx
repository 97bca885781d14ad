import type { Listed } from '../../../shared/apis/api';
import { useView } from '../../document/view';
import { copy } from './copy';
import { ListingLink } from './ListingLink';
import { storeOf } from './store';

/** The button to the API's listing, where its free plan is. */
export const StartFreeLink = ({ api }: { api: Pick<Listed, 'listing'> }) => {
  const view = useView();
  return (
    <ListingLink api={api} className="button button--large">
      {copy(view.lang).hero.start(storeOf(view))}
    </ListingLink>
  );
};
