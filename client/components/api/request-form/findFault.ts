import { maxCount, readCount } from '../../../../shared/readCount';
import type { copy } from './copy';

/** What a field takes: any text, a name or value of a header, a whole number, a URL, or a URL that a path is added to. */
export type Kind = 'text' | 'word' | 'number' | 'url' | 'baseUrl';

export type Limits = { minimum?: number | undefined; maximum?: number | undefined };

const isWebUrl = (text: string): boolean => {
  try {
    return /^https?:\/\//i.test(text) && new URL(text).host !== '';
  } catch {
    return false;
  }
};

/** What is wrong with a text that a reader has typed, in words; undefined where nothing is, or the field is empty. */
export const findFault = (
  kind: Kind,
  typed: string,
  { minimum = 1, maximum = maxCount }: Limits,
  t: ReturnType<typeof copy>,
): string | undefined => {
  const text = typed.trim();
  if (kind === 'text' || text === '') return undefined;
  // The samples have it between quotes.
  if (kind === 'word') return /^[\w.-]+$/.test(text) ? undefined : t.word;
  if (kind === 'number') {
    const count = readCount(text) ?? -1;
    if (count >= minimum && count <= maximum) return undefined;
    return maximum === maxCount ? t.least(minimum) : t.range(minimum, maximum);
  }
  if (/\s/.test(text)) return t.spaces;
  if (!isWebUrl(text)) return t.noUrl;
  return kind === 'baseUrl' && /[?#]/.test(text) ? t.query : undefined;
};
