import fc from 'fast-check';
import { expect, test } from 'vitest';
import { langs } from '../../shared/languages';
import { pagePath } from '../../shared/pages';
import { request } from '../contract/request';
import { anyQuery } from '../support/arbitraries/queries';
import { makeExport, serveExport } from '../support/exported';
import { renderings } from '../support/renderings';
import { startSite } from '../support/site';

const site = await startSite();
const { address } = await serveExport(await makeExport());

const same = async (path: string, lang = 'en') => {
  const ask = { path, headers: { 'accept-language': lang } };
  const [ours, theirs] = await Promise.all([site.ask(ask), request(address, ask)]);
  expect([theirs.status, theirs.body.equals(ours.body)], path).toEqual([ours.status, true]);
};

const contact = renderings().filter(({ key }) => key.startsWith('contact '));

test('every fifth rendering of contact is the server’s', async () => {
  expect(contact.length).toBeGreaterThan(2000);
  for (const { address: path } of contact.filter((_, at) => at % 5 === 0)) await same(path);
});

/** The same query in other octets: letters encoded in either spelling, a space as either. */
const respelled = fc
  .tuple(fc.constantFrom(...contact), fc.infiniteStream(fc.integer({ min: 0, max: 9 })))
  .map(([{ address: path }, dice]) => {
    const [before = '', query = ''] = path.split('?');
    const others = query.replace(/%[\dA-F]{2}|\+|[A-Za-z0-9-]/g, (unit) => {
      const roll = Number(dice.next().value);
      if (roll > 2) return unit;
      if (unit === '+') return '%20';
      if (unit.length === 3) return unit.toLowerCase();
      const octet = unit.charCodeAt(0).toString(16);
      return `%${roll === 0 ? octet.toUpperCase() : octet}`;
    });
    return `${before}?${others}`;
  });

test(
  '… and in any encoding',
  () =>
    fc.assert(
      fc.asyncProperty(respelled, (path) => same(path)),
      { numRuns: 200 },
    ),
  60_000,
);

test('what else may stand in a query of contact or a bilingual page changes nothing that it does not change there', () => {
  const paths = langs.map((lang) => pagePath('contact', lang));
  const path = fc.constantFrom(...paths, '/privacy-policy', '/nano-banana-api');
  return fc.assert(
    fc.asyncProperty(path, anyQuery, fc.constantFrom(...langs), (before, query, lang) =>
      same(before + query, lang),
    ),
    { numRuns: 500 },
  );
}, 60_000);
