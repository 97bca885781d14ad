import type { Lang } from '../../shared/languages';
import type { PageId } from '../../shared/pages';
import type { Decision } from '../../shared/resolve';

/** What was answered, as a word of a finite set; `unmatched` is whatever no table and no file has. */
export type PageLabel = PageId | 'redirect' | 'file' | 'unmatched';

/**
 * What a decision is counted under. Nothing of the request is in it: a scanner
 * that tries a hundred thousand addresses would make as many series, and each of them stays.
 */
export const labelsOf = (
  decision: Decision,
): { page: PageLabel; rule: string; lang: Lang | 'none' } => {
  const { kind, rule, lang = 'none' } = decision;
  if (kind === 'page') return { page: decision.page, rule, lang };
  return { page: kind === 'error' ? 'unmatched' : kind, rule, lang };
};
