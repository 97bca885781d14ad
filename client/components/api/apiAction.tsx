import type { Listed } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import type { PageAction } from '../../pages/page';
import { copy as barCopy } from '../action-bar/copy';
import { ListingLink } from './ListingLink';

/** What stays at hand on the page of an API: its cheapest paid price, and the way to a key. */
export const apiAction = (api: Listed, price: string, lang: Lang): PageAction => ({
  terms: barCopy(lang).freeThen(price),
  shop: (
    <ListingLink api={api} className="button">
      {barCopy(lang).key}
    </ListingLink>
  ),
});
