// The built site on a loopback port, and the pages there are to look at.
import { loadSource } from './build/esbuild.mjs';

/** Each page in each of its languages, as the tests walk them. */
export const listPages = async () => {
  const { walkPages } = await loadSource('tests/support/walkPages.ts');
  return walkPages().filter(({ named }) => named);
};

/** Serves dist/ on a free port; resolves with its origin and a function that ends it. */
export const serveSite = async () => {
  const { serveOwnSite } = await loadSource('server/cli/ownSite.ts');
  return serveOwnSite({});
};
