import { describe, expect, test } from 'vitest';
import { defaultMessage, labels, messages } from '../../../shared/contact/messages';
import { findPlan, findSource } from '../../../shared/contact/sources';
import { type Lang, langs } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { type PageId, pageIds, pageLangs } from '../../../shared/pages';
import { commonDocuments } from '../../support/documents';
import { attributes, parseHtml } from '../../support/html';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite({ warm: false });
const documents = await commonDocuments();

/** Address of every page -> the addresses its links lead to, but for the switch to the other language. */
const waysOf = new Map(
  documents.map(([, { address, $ }]) => [
    address,
    attributes($, 'a[href^="/"]:not(.language)', 'href').map((to) => to.replace(/#.*/, '')),
  ]),
);

/** The addresses of pages that a reader comes to by links alone. */
const reachedFrom = (start: string): Set<string> => {
  const reached = new Set([start]);
  // A set that grows while it is walked is walked to its new end.
  for (const address of reached)
    for (const to of waysOf.get(address) ?? []) if (waysOf.has(to)) reached.add(to);
  return reached;
};

describe.each(langs)('from the home page in %s', (lang) => {
  const reached = reachedFrom(href('home', lang));

  test.each(pageIds.filter((page) => pageLangs(page).includes(lang)))('%s is reached', (page) => {
    expect([...reached]).toContain(href(page, lang));
  });
});

/** The pages with a link to one, in a language. */
const linkedFrom = (page: PageId): string[] =>
  documents.flatMap(([, { page: from, lang, address }]) =>
    from !== page && waysOf.get(address)?.includes(href(page, 'pt')) ? [`${from} in ${lang}`] : [],
  );

test('the studio is shown where websites are sold, and nowhere else', () => {
  expect(linkedFrom('architecture-studio').toSorted()).toEqual([
    'website-development in en',
    'website-development in pt',
  ]);
  for (const [, { lang, $ }] of documents)
    for (const hreflang of attributes($, 'main a[href="/landing-page-arquitetura"]', 'hreflang'))
      expect(hreflang).toBe(lang === 'en' ? 'pt-BR' : '');
});

/** Every link to contact on the site, once: its language and what it says. */
const contacts = new Map<string, readonly [Lang, URLSearchParams]>(
  documents.flatMap(([, { lang, address }]) =>
    (waysOf.get(address) ?? [])
      .filter((to) => to.startsWith(`${href('contact', lang)}?`))
      .map((to) => [to, [lang, new URL(to, siteOrigin).searchParams]] as const),
  ),
);

test.each([...contacts])('%s becomes a message of its own', async (to, [lang, query]) => {
  const [from, plan, subject] = ['sourcePage', 'plan', 'subject'].map((name) => query.get(name));
  const source = findSource(from ?? '');
  const value = plan ?? query.get('plano');
  const expected = [
    source ? messages[source][lang] : defaultMessage[lang],
    ...(value ? [`${labels.plan[lang]}: ${findPlan(source, value)?.name[lang]}`] : []),
    ...(subject ? [`${labels.subject[lang]}: ${subject}`] : []),
  ];
  const $ = parseHtml((await site.ask(to)).body);
  const link = new URL($('main a[href^="https://wa.me/"]').attr('href') ?? 'about:blank');
  expect(source).toBeDefined();
  expect(link.searchParams.get('text')).toBe(expected.join('\n'));
});
