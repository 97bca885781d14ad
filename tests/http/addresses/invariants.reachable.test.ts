import { describe, expect, test } from 'vitest';
import { langs } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { type PageId, pageIds, pageLangs } from '../../../shared/pages';
import { commonDocuments } from '../../support/documents';

const documents = await commonDocuments();

/** The addresses that each page links to, except for the language switch. */
const linksOf = new Map(
  documents.map(([, { address, values }]) => [
    address,
    values('a[href^="/"]:not(.language-switch)', 'href').map((to) => to.replace(/#.*/, '')),
  ]),
);

const reachedFrom = (start: string): Set<string> => {
  const reached = new Set([start]);
  // The loop also visits addresses that are added during it.
  for (const address of reached)
    for (const to of linksOf.get(address) ?? []) if (linksOf.has(to)) reached.add(to);
  return reached;
};

describe.each(langs)('from the home page in %s', (lang) => {
  const reached = reachedFrom(href('home', lang));

  test.each(pageIds.filter((page) => pageLangs(page).includes(lang)))(
    'links lead to %s',
    (page) => {
      expect([...reached]).toContain(href(page, lang));
    },
  );
});

const linkedFrom = (page: PageId): string[] =>
  documents.flatMap(([, { page: from, lang, address }]) =>
    from !== page && linksOf.get(address)?.includes(href(page, 'pt')) ? [`${from} in ${lang}`] : [],
  );

test('only the pages on website development link to the architecture studio', () => {
  expect(linkedFrom('architecture-studio').toSorted()).toEqual([
    'website-development in en',
    'website-development in pt',
  ]);
  for (const [, { lang, values }] of documents)
    for (const hreflang of values('main a[href="/landing-page-arquitetura"]', 'hreflang'))
      expect(hreflang).toBe(lang === 'en' ? 'pt-BR' : '');
});
