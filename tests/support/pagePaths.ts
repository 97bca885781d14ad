import { pageIds, pageLangs, pagePath } from '../../shared/pages';

/** The paths of all pages, each once. */
export const pagePaths: readonly string[] = [
  ...new Set(pageIds.flatMap((id) => pageLangs(id).map((lang) => pagePath(id, lang)))),
];
