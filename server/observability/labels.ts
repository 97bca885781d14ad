import type { Lang } from '../../shared/languages';
import type { PageId } from '../../shared/pages';
import type { Decision } from '../../shared/resolve';

/** What was sent; `unmatched` is an address that no table has. */
export type PageLabel = PageId | 'redirect' | 'file' | 'unmatched';

/**
 * The labels of a decision, all from the tables. Text of a request would make a series for each address that a
 * scanner tries, and a series stays.
 */
export const labelsOf = (
  decision: Decision,
): { page: PageLabel; rule: string; lang: Lang | 'none' } => {
  const { kind, rule, lang = 'none' } = decision;
  if (kind === 'page') return { page: decision.page, rule, lang };
  return { page: kind === 'error' ? 'unmatched' : kind, rule, lang };
};
