import { parse } from 'accept-language-parser';
import type { Request } from 'express';
import { defaultLang, type Lang, langs } from '../../shared/languages';
import { memoize } from './memoize';

/** One part of the header (RFC 9110, section 12.5.4), in lower case. */
const part =
  /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/;

/**
 * Normalizes the header for accept-language-parser: primary tags only, no white space (the parser ignores `; q=`), no
 * malformed parts (the parser would read halves of them).
 */
const simplify = (header: string): string =>
  header
    .toLowerCase()
    .split(',')
    .flatMap((text) => {
      const [, tag, weight] = part.exec(text.trim()) ?? [];
      return tag ? [`${tag.split('-')[0]};q=${Number(weight ?? 1)}`] : [];
    })
    .join(',');

const bestMatch = memoize((header): Lang => {
  const ranges = parse(simplify(header));
  const wildcard = ranges.find(({ code }) => code === '*')?.quality ?? 0;
  const weights = langs.map((lang) => {
    const named = ranges.findIndex(({ code }) => code === lang);
    // The parser sorts by weight and keeps the order of equals, so a place in its list is a rank.
    const rank = named === -1 ? ranges.length : named;
    return { lang, rank, weight: ranges[named]?.quality ?? wildcard };
  });
  const [best] = weights
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.rank - b.rank);
  return best?.lang ?? defaultLang;
});

/**
 * The visitor's best match of our languages by RFC 9110 quality values. A regional tag counts for its
 * language; of equal weights the first named wins; where none is wanted, the default language.
 */
export const negotiateLanguage = (header: string | undefined): Lang =>
  header ? bestMatch(header) : defaultLang;

/** How a body is encoded (RFC 9110, section 8.4.1). */
export type Encoding = 'br' | 'gzip' | 'identity';

const compressed: Encoding[] = ['br', 'gzip'];

const chooseEncoding = memoize(
  (_header, request: Request): Encoding =>
    compressed.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity',
);

/** Chooses the smallest encoding that a client accepts (RFC 9110, section 12.5.3). */
export const negotiateEncoding = (request: Request): Encoding =>
  chooseEncoding(request.get('accept-encoding') ?? '', request);
