import { languageTag } from '../../shared/languages';
import type { PageId } from '../../shared/pages';
import { rules as ownRules, type Rule } from '../../shared/redirects';
import { resolve } from '../../shared/resolve';

/** A page that the running client can show, and its address after the rules have been applied. */
export type Route = { page: PageId; address: string };

/**
 * The page behind an address of this site, as the server would decide it: a rule is followed (a
 * browser would keep the fragment across its redirect, and so does this). `undefined` where only the
 * server can answer.
 */
export const findRoute = (url: URL, rules: readonly Rule[] = ownRules): Route | undefined => {
  const ask = (target: string) => resolve({ method: 'GET', target, preferred: () => 'en', rules });
  const first = ask(url.pathname + url.search);
  // What depends on the visitor's Accept-Language is the server's to decide.
  if (first.negotiated) return undefined;
  const target = first.kind === 'redirect' ? first.location : url.pathname + url.search;
  // A rule leaves the site; `resolve` would read the path of that URL as one of ours.
  if (!target.startsWith('/')) return undefined;
  const last = first.kind === 'redirect' ? ask(target) : first;
  if (last.kind !== 'page' || last.negotiated) return undefined;
  // The script of a document has the words of its language only.
  const readable = languageTag[last.lang] === document.documentElement.lang;
  if (!readable) return undefined;
  // A fragment of the rule's own wins (Fetch, HTTP-redirect fetch).
  return { page: last.page, address: target.includes('#') ? target : target + url.hash };
};
