import { hydratedMark, switchClass } from '../../client/layout/ids';
import { assetsPath } from '../assets';
import { speculationRulesPath } from './addresses';
import type { GeneratedFile } from './file';

/** Speculation rules that ask for nothing. */
const nothing = JSON.stringify({ prefetch: [] });

/** Links that lead to no page of this language: the switch, other windows, files, what is not vouched for. */
const notFollowed = [
  `.${switchClass}`,
  ...['[target]', '[download]', '[rel~=nofollow]', '[href^="#"]'],
].join();

/**
 * The speculation rules of every document (HTML, 7.6), which its header names: documents of this origin are
 * fetched when a reader is about to follow a link to them. `moderate` is for Chromium a hover of 200 ms, a
 * pointer that comes down, and on phones (since 138) also one large link where scrolling has come to rest;
 * `eager` would fetch whatever is seen. Once React has the page, links are followed in it and need no
 * document: then no link matches. Other texts and the build's files are no documents.
 *
 * Browsers speculate by themselves no more where data is to be saved; the empty rules are for those that a
 * proxy or an extension has send Save-Data, of which the browser itself knows nothing.
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
            { selector_matches: `html:not([${hydratedMark}]) a:not(${notFollowed})` },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }),
  saveDataText: nothing,
});
