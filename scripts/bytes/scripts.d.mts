import type { Lang } from '../../shared/languages';
import type { PageId } from '../../shared/pages';

/**
 * Asks a build for the files that a reader loads: `entry` before a sign of intent, `page` once a page is
 * hydrated. Both throw where the language has no such page.
 */
export declare const readScripts: (dist: string) => Promise<{
  entry: (lang: Lang) => string[];
  page: (page: PageId, lang: Lang) => string[];
}>;
