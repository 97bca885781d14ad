import { accessOf, withPath } from '../../../shared/apis/access';
import type { Endpoint, Listed } from '../../../shared/apis/api';
import { formatList } from '../../../shared/format';
import type { View } from '../../document/view';
import { copy } from './copy';
import { storeOf } from './store';

/** What of calling an API no setting gives, so that pages call it an example: header, base URL, path. */
export const accessExamples = (
  api: Pick<Listed, 'id'> & Partial<Endpoint>,
  { site }: Pick<View, 'site'>,
): string[] => {
  const { path, pathIsExample } = withPath(api, site);
  return [...accessOf(api.id, site).examples, ...(path && pathIsExample ? [path] : [])];
};

/** Which headers the samples send, and what of that is an example: sentences with code between backticks. */
export const accessWords = (
  api: Pick<Listed, 'id'> & Partial<Endpoint>,
  view: Pick<View, 'site' | 'lang'>,
): string => {
  const { access: t } = copy(view.lang);
  const { keyHeader, secondHeader } = accessOf(api.id, view.site);
  const store = storeOf(view);
  const examples = accessExamples(api, view);
  const list = formatList(
    examples.map((example) => `\`${example}\``),
    view.lang,
  );
  return [
    t.key(keyHeader),
    ...(secondHeader ? [t.second(secondHeader.name, secondHeader.value)] : []),
    examples.length === 0
      ? t.known(store)
      : (examples.length === 1 ? t.example : t.examples)(list, store),
  ].join(' ');
};
