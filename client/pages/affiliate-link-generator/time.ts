import type { Lang } from '../../../shared/languages';
import { formatSpan, type Span } from '../../components/ledger/span';

/** A span in the middle of a sentence: a line may otherwise end after its dash. */
export const timeInLine = (span: Span, lang: Lang): string =>
  formatSpan(span, lang).replace('–', '\u2060–\u2060');
