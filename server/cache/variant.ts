import type { Lang } from '../../shared/languages';
import { type PageParams, writePageParams } from '../../shared/pageParams';
import type { PageId } from '../../shared/pages';
import type { ErrorStatus } from '../../shared/resolve';

/** One of the finite set of documents. */
export type Variant =
  | { kind: 'page'; page: PageId; lang: Lang; params: PageParams }
  | { kind: 'error'; status: ErrorStatus; lang: Lang };

/** The key of a variant in the page store: equal for all addresses with the same document. */
export const variantKey = (variant: Variant): string =>
  variant.kind === 'error'
    ? `${variant.status} ${variant.lang}`
    : `${variant.page} ${variant.lang}${writePageParams(variant.params)}`;
