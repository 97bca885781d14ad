import { type Lang, langs } from '../../shared/languages';
import { pageIds, pageLangs, pagePath } from '../../shared/pages';
import { rules } from '../../shared/redirects';

/** A second reading of the tables, by patterns: it can agree with the server only by being right. */

export const pagePaths: readonly string[] = [
  ...new Set(pageIds.flatMap((id) => pageLangs(id).map((lang) => pagePath(id, lang)))),
];

/** A path of the tables as a pattern that finds it in any number of slashes. */
const pattern = (path: string): RegExp =>
  new RegExp(
    `^/+${path
      .slice(1)
      .replaceAll('{lang}', `(?:${langs.join('|')})`)
      .replaceAll('{id}', '[^/]+')
      .replaceAll('/', '/+')}/*$`,
    'u',
  );

const pagePatterns = pagePaths.map(pattern);
const rulePatterns = rules.map(({ from, status }) => ({ status, pattern: pattern(from) }));

/** Stands for a slash that was encoded: a character that is nobody's (U+E000). */
const slash = '%ee%80%80';

/** A path as its reader means it; undefined where its octets are no text in UTF-8, or hide controls. */
const meant = (path: string): string | undefined => {
  if (/%(?![\da-f]{2})/i.test(path)) return undefined;
  // A slash that was encoded ends no segment.
  const octets = path
    .replace(/%2f/gi, slash)
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const text = Buffer.from(octets, 'latin1').toString('utf8');
  if (Buffer.from(text, 'utf8').toString('latin1') !== octets) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  return /[\0-\x1f\x7f]/.test(text) ? undefined : text.toLowerCase();
};

const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] || '/';

/** The status of a GET for a target in origin-form; undefined where no HTTP parser lets it through. */
export const addressStatus = (target: string): number | undefined => {
  if (!/^\/[\x21-\x7e]*$/.test(target)) return undefined;
  if (target.length > 8000) return 414;
  const path = pathOf(target);
  const text = meant(path);
  if (text === undefined) return 400;
  if (pagePatterns.some((page) => page.test(text))) return pagePaths.includes(path) ? 200 : 301;
  return rulePatterns.find((rule) => rule.pattern.test(text))?.status ?? 404;
};

/** The language that a target names by its first segment, as a part of a row; empty where it names none. */
export const languageOf = (target: string): { lang?: Lang } => {
  const path = pathOf(target.replace(/^https?:\/\/[^/?#]*/i, ''));
  const first = meant(path)?.split(/\/+/, 2)[1] ?? path.split('/', 2)[1]?.toLowerCase();
  const lang = langs.find((own) => own === first);
  return lang ? { lang } : {};
};
