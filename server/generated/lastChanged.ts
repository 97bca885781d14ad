import type { Lang } from '../../shared/languages';
import type { PageId } from '../../shared/pages';
import record from './lastChanged.json';

/** The hash of what a page says in a language, and the date of its last change. */
type Entry = { date: string; hash: string };

const entries: Readonly<Record<string, Entry | undefined>> = record;

/** The date (ISO 8601) of a page's last change, as `npm run record` recorded it; undefined for a new page. */
export const lastChanged = (page: PageId, lang: Lang): string | undefined =>
  entries[`${page} ${lang}`]?.date;
