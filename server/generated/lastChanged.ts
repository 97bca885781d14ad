import type { Lang } from '../../shared/languages';
import type { PageId } from '../../shared/pages';
import record from './lastChanged.json';

/** What a page says in a language, by the hash of it, and the date since which it says so. */
type Entry = { date: string; hash: string };

const entries: Readonly<Record<string, Entry | undefined>> = record;

/**
 * The date (ISO 8601) on which what a reader sees of a page last changed, as `npm run record` recorded it;
 * none for a page that it has not seen yet.
 */
export const lastChanged = (page: PageId, lang: Lang): string | undefined =>
  entries[`${page} ${lang}`]?.date;
