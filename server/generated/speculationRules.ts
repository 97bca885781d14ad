import { hydratedMark } from '../../client/hydration/marks';
import { switchClass } from '../../client/layout/ids';
import { assetsPath } from '../assets';
import { speculationRulesPath } from './addresses';
import type { GeneratedFile } from './generatedFile';

/** Speculation rules that prefetch nothing. */
const noRules = JSON.stringify({ prefetch: [] });

/** Links to no page of this language: the language switch, new tabs, downloads, nofollow, fragments. */
const excludedLinks = [
  `.${switchClass}`,
  ...['[target]', '[download]', '[rel~=nofollow]', '[href^="#"]'],
].join();

/**
 * The speculation rules (HTML, 7.6) that a header of every document names: browsers prefetch a document of this origin
 * when a visitor is about to follow its link. In Chromium `moderate` means a hover of 200 ms, a pointer that comes
 * down, and on phones a large link where scrolling rests; `eager` would prefetch every visible link. Once the page is
 * hydrated, links need no document, and no link matches. Files are no documents.
 *
 * Browsers that save data do not speculate; the empty rules are for a Save-Data header of a proxy or an extension.
 */
export const speculationRulesFile = (texts: readonly string[]): GeneratedFile => ({
  address: speculationRulesPath,
  type: 'application/speculationrules+json',
  text: JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [`${assetsPath}/*`, ...texts] } },
            { selector_matches: `html:not([${hydratedMark}]) a:not(${excludedLinks})` },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }),
  saveDataText: noRules,
});
