import supertest from 'supertest';
import { expect, test } from 'vitest';
import { listFiles } from '../../../server/assets';
import { explain } from '../../../server/cli/explanation';
import { rules } from '../../../shared/redirects';
import { describeRow, differences, see, sendRow } from '../../contract/check';
import { type Row, rows } from '../../contract/rows';
import { startSite } from '../../support/site';

const { address, server } = await startSite();

const publicFiles = listFiles('public').map((file) => `/${file}`);

/** The rule that `npm run explain` and the log name. */
const ruleOf = ({ method = 'GET', path: target, acceptLanguage }: Row) =>
  explain({ method, target, acceptLanguage, indexable: true, publicFiles })?.rule;

test.each(rows.map((row) => [describeRow(row), row] as const))('%s', async (_title, row) => {
  expect(differences(row, see(await sendRow(address, row)))).toEqual([]);
  expect(ruleOf(row)).toBe(row.rule);
  // A redirect lands on a page in one hop, on an element that the page has. A browser keeps the fragment to itself.
  const [landing, fragment] = row.location?.split('#') ?? [];
  // Other sites are not asked.
  if (!landing?.startsWith('/')) return;
  const { text } = await supertest(server).get(landing).expect(200);
  if (fragment) expect(text).toContain(` id="${fragment}"`);
});

test('the contract has 30 rows for `/` and a row for each redirect rule', () => {
  expect(rows.filter(({ path }) => path === '/').length).toBeGreaterThanOrEqual(30);
  const decided = new Set(rows.map(({ rule }) => rule));
  for (const { from } of rules) expect(decided).toContain(from);
});
