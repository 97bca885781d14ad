import { accessOf, withPath } from '../../../shared/apis/access';
import type { Endpoint, Listed } from '../../../shared/apis/api';
import type { View } from '../../document/view';
import { copy } from './copy';
import { storeOf } from './store';

type Called = Pick<Listed, 'id'> & Partial<Endpoint>;

/** The address that samples call, as far as all endpoints share it, and whether any part of it is an example. */
export const calledAddress = (
  api: Called,
  { site }: Pick<View, 'site'>,
): { address: string; isExample: boolean } => {
  const { baseUrl, examples } = accessOf(api.id, site);
  const { path = '', pathIsExample = false } = withPath(api, site);
  return {
    address: pathIsExample ? baseUrl + path : baseUrl,
    isExample: pathIsExample || examples.includes(baseUrl),
  };
};

/** Where the samples send the key, and what of that is an example: sentences with code between backticks. */
export const accessWords = (api: Called, view: Pick<View, 'site' | 'lang'>): string => {
  const { access: t } = copy(view.lang);
  const { keyHeader, secondHeader, examples } = accessOf(api.id, view.site);
  const { address, isExample } = calledAddress(api, view);
  const isHeaderExample = examples.includes(keyHeader);
  const told = isExample
    ? isHeaderExample
      ? t.both
      : t.address
    : isHeaderExample
      ? t.header
      : t.known;
  return [
    t.key(keyHeader, address),
    ...(secondHeader ? [t.second(`${secondHeader.name}: ${secondHeader.value}`)] : []),
    told(storeOf(view)),
  ].join(' ');
};
