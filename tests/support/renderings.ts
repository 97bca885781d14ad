import { subjects } from '../../shared/contact/sources';
import { type Lang, langs } from '../../shared/languages';
import { offerIds, offerRow } from '../../shared/offers';
import type { PageParams } from '../../shared/pageParams';
import { pageIds, pageLangs, pagePath, pageRow } from '../../shared/pages';

/** One member of the finite set of page renderings. */
export type Named = {
  address: string;
  /** What the visitor's browser asks for; the address may say another. */
  lang: Lang;
  /** The name by which the store knows it. */
  key: string;
};

type Pairs = [name: keyof PageParams, value: string][];

/** No plan, or one of the offer's by any of its names; the home page sells the plans of any trade. */
const planPairs = (source: string): Pairs[] => {
  const row = offerIds.find((id) => id === (source === 'home' ? 'landing-page-locadora' : source));
  const plans = row ? (offerRow(row).plans ?? []) : [];
  const values = new Set(plans.flatMap(({ id, name }) => [id, name.en, name.pt]));
  return [[], ...[...values].flatMap((value): Pairs[] => [[['plan', value]], [['plano', value]]])];
};

/** What a visitor may come from: an offer by its id, a page by its path. */
const sources = (): Map<string, string> =>
  new Map([
    ...offerIds.map((id) => [id, id] as const),
    ...pageIds.flatMap((id) => pageLangs(id).map((lang) => [pagePath(id, lang), id] as const)),
  ]);

/** What contact can be asked for: no source or one, with none of its plans or one, and a subject or none. */
const contactPairs = (): Pairs[] => {
  const enquiries = [...sources()].flatMap(([value, id]) =>
    planPairs(id).map((plan): Pairs => [['sourcePage', value], ...plan]),
  );
  return [[] as Pairs, ...enquiries].flatMap((pairs) => [
    pairs,
    ...subjects.map((subject): Pairs => [...pairs, ['subject', subject]]),
  ]);
};

/** Every rendering of a page, listed from the tables, to hold against what reads a query. */
export const renderings = (): Named[] =>
  pageIds.flatMap((page) => {
    const row = pageRow(page);
    const asked: Pairs[] = row.queryParams === 'contact' ? contactPairs() : [[]];
    if (row.kind === 'negotiated') asked.push(...langs.map((lang): Pairs => [['lang', lang]]));
    return pageLangs(page).flatMap((lang) =>
      asked
        // A bilingual page that was asked for in one language is not rendered in the other.
        .filter((pairs) => row.kind !== 'negotiated' || (pairs[0]?.[1] ?? lang) === lang)
        .map((pairs) => {
          const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
          return { address: pagePath(page, lang) + query, lang, key: `${page} ${lang}${query}` };
        }),
    );
  });
