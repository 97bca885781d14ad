import { type Lang, langs } from '../../shared/languages';
import { pageIds } from '../../shared/pages';
import { rules } from '../../shared/redirects';
import { type RedirectDecision, resolve } from '../../shared/resolve';

/** An address that the rule table leads elsewhere; `{id}` in it is any one segment. */
export type Led = {
  path: string;
  /** Where readers of each language are led, in the order of the languages. */
  readers: readonly (readonly [lang: Lang, to: RedirectDecision])[];
  /** Where all of them are led alike. */
  everybody: RedirectDecision | undefined;
};

const decided = (path: string, lang: Lang): RedirectDecision | undefined => {
  // Of an id that is none, what the tables say of any.
  const target = path.replace('{id}', '-');
  const decision = resolve({ method: 'GET', target, preferred: () => lang });
  return decision.kind === 'redirect' ? decision : undefined;
};

const led = (path: string): Led[] => {
  const readers = langs.flatMap((lang): [Lang, RedirectDecision][] => {
    const to = decided(path, lang);
    return to ? [[lang, to]] : [];
  });
  const [[, first] = []] = readers;
  if (!first) return [];
  const alike = readers.every(([, { location }]) => location === first.location);
  return [{ path, readers, everybody: alike ? first : undefined }];
};

/** The addresses of a rule: ids that it leads elsewhere than any other id first, then that with `{id}`. */
const addressesOf = (from: string): string[] => {
  const named = from.includes('{lang}')
    ? langs.map((lang) => from.replace('{lang}', lang))
    : [from];
  return named.flatMap((any) => {
    const usual = decided(any, 'en')?.location;
    const own = pageIds
      .map((id) => any.replace('{id}', id))
      .filter((path) => ![usual, undefined].includes(decided(path, 'en')?.location));
    return [...own, any];
  });
};

/** The rule table with its languages and ids filled in, to be read from top to bottom after the pages. */
export const ledElsewhere = (): Led[] =>
  rules.flatMap(({ from }) => addressesOf(from).flatMap(led));
