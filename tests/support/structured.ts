import type { CheerioAPI } from 'cheerio';

export type Node = { readonly '@type': string; readonly [name: string]: unknown };

/** What a document says of itself in the terms of schema.org: the agency, the site and the page. */
export const readGraph = ($: CheerioAPI): [agency: Node, site: Node, page: Node] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

/** What a page is about; on a page of questions these are the main entity. */
export const subjectOf = (page: Node): Node | undefined =>
  (page['about'] ?? (Array.isArray(page['mainEntity']) ? undefined : page['mainEntity'])) as
    | Node
    | undefined;

export const questionsOf = ({ mainEntity }: Node): Node[] =>
  Array.isArray(mainEntity) ? mainEntity : [];

/** All properties of a node and of whatever is in it, with their values. */
export const properties = (node: unknown): [name: string, value: unknown][] => {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]): [string, unknown][] => [
    // The entries of a list are values of what the list is of.
    ...(Array.isArray(node) ? [] : [[name, value] as [string, unknown]]),
    ...properties(value),
  ]);
};
