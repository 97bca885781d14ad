import type { Lang } from '../shared/languages';
import type { PageId } from '../shared/pages';
import type { Site } from '../shared/site';

/** The id of the data block by which the server tells the client what the bundle cannot know. */
export const bootId = 'boot';

/** What the client needs to render the document that it finds. */
export type Boot = { site: Site; page: PageId; documentLang: Lang };

/** `<` is escaped, so that no value can end the script element that carries it. */
export const writeBoot = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');

/** Reads the data block of the current document. */
export const readBoot = (): Boot =>
  JSON.parse(document.getElementById(bootId)?.textContent ?? 'null') as Boot;
