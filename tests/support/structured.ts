import type { CheerioAPI } from 'cheerio';

export type Node = { readonly '@type': string; readonly [name: string]: unknown };

/** The structured data of a document: agency, site and page. */
export const readGraph = ($: CheerioAPI): [agency: Node, site: Node, page: Node] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

/** The subject of a page; the main entity of a page with questions are the questions. */
export const subjectOf = (page: Node): Node | undefined =>
  (page['about'] ?? (Array.isArray(page['mainEntity']) ? undefined : page['mainEntity'])) as
    | Node
    | undefined;

export const questionsOf = ({ mainEntity }: Node): Node[] =>
  Array.isArray(mainEntity) ? mainEntity : [];

/** All properties of a node and its inner nodes, with their values. */
export const properties = (node: unknown): [name: string, value: unknown][] => {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]): [string, unknown][] => [
    // A list has no properties itself.
    ...(Array.isArray(node) ? [] : [[name, value] as [string, unknown]]),
    ...properties(value),
  ]);
};
