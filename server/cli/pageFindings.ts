import { href } from '../../shared/links';
import { type PageId, pageIds, pageLangs, pageRow } from '../../shared/pages';
import type { Settings } from '../settings';
import type { Build } from './build';
import { expectedHeaders, headerDifferences } from './expectedHeaders';
import type { FetchPath, HostResponse } from './host';
import { siteDifferences } from './siteDifferences';

const kindOf = (page: PageId) => pageRow(page).kind;

/** The first page of each kind, in each of its languages. */
const samples = (): { page: PageId; path: string }[] =>
  pageIds
    .filter((page) => page === pageIds.find((other) => kindOf(other) === kindOf(page)))
    .flatMap((page) => pageLangs(page).map((lang) => ({ page, path: href(page, lang) })));

/** The faults in the response of a page: one sentence each, with what to do. */
const faultsOf = (
  page: PageId,
  { status, headers, body }: HostResponse,
  settings: Settings,
  build: Build | undefined,
): string[] => {
  if (status !== 200)
    return [`answers with ${status}. Deploy this build, and have the proxy pass every path on.`];
  const expected = expectedHeaders(settings, build, page);
  const differences = siteDifferences(settings, body) ?? [
    'what it answers with is no page of ours',
  ];
  return [
    ...headerDifferences(expected, headers, build).map(
      (text) => `${text}. Deploy this build, and have the proxy leave its headers alone.`,
    ),
    ...differences.map(
      (text) => `${text}. Start the server there with these settings, or mend them here.`,
    ),
  ];
};

/** The differences between the pages of a host and the settings and build; a fault of several pages is listed once. */
export const pageFindings = async (
  settings: Settings,
  build: Build | undefined,
  fetchPath: FetchPath,
): Promise<string[]> => {
  const asked = samples().map(async ({ page, path }) => {
    const faults = faultsOf(page, await fetchPath(path), settings, build);
    return faults.map((fault) => ({ path, fault }));
  });
  const found = (await Promise.all(asked)).flat();
  const faults = [...new Set(found.map(({ fault }) => fault))];
  return faults.map((fault) => {
    const paths = found.filter((one) => one.fault === fault).map(({ path }) => path);
    return `${paths.join(', ')}: ${fault}`;
  });
};
