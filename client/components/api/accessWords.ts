import { accessOf, withPath } from '../../../shared/apis/access';
import type { Endpoint, Listed } from '../../../shared/apis/api';
import type { View } from '../../document/view';
import { copy } from './copy';
import { storeOf } from './store';

type Called = Pick<Listed, 'id'> & Partial<Endpoint>;

/** The headers and the address that samples call, as far as all endpoints share it, and those that are examples. */
export const calledAccess = (api: Called, { site }: Pick<View, 'site'>) => {
  const { baseUrl, keyHeader, secondHeader, examples } = accessOf(api.id, site);
  const { path = '', pathIsExample = false } = withPath(api, site);
  const address = pathIsExample ? baseUrl + path : baseUrl;
  return {
    address,
    keyHeader,
    secondHeader,
    examples: [
      ...(examples.includes(keyHeader) ? [keyHeader] : []),
      ...(pathIsExample || examples.includes(baseUrl) ? [address] : []),
    ],
  };
};

/** Where the samples send the key, and what of that is an example: sentences with code between backticks. */
export const accessWords = (api: Called, view: Pick<View, 'site' | 'lang'>): string => {
  const { access: t } = copy(view.lang);
  const { address, keyHeader, secondHeader, examples } = calledAccess(api, view);
  const [example] = examples;
  const toldOfOne = example === keyHeader ? t.header : t.address;
  const told = examples.length > 1 ? t.both : example ? toldOfOne : t.known;
  return [
    t.key(keyHeader, address),
    ...(secondHeader ? [t.second(`${secondHeader.name}: ${secondHeader.value}`)] : []),
    told(storeOf(view)),
  ].join(' ');
};
