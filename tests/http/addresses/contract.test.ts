import supertest from 'supertest';
import { expect, test } from 'vitest';
import { rules } from '../../../shared/redirects';
import { describeRow, differences, see, sendRow } from '../../contract/check';
import { rows } from '../../contract/rows';
import { startSite } from '../../support/site';

const { address, server } = await startSite();

test.each(rows.map((row) => [describeRow(row), row] as const))('%s', async (_title, row) => {
  expect(differences(row, see(await sendRow(address, row)))).toEqual([]);
  // A redirect lands on a page in one hop. A browser keeps the fragment to itself.
  const [landing] = row.location?.split('#', 1) ?? [];
  if (landing) await supertest(server).get(landing).expect(200);
});

test('the contract has 30 rows for `/` and a row for each redirect rule', () => {
  expect(rows.filter(({ path }) => path === '/').length).toBeGreaterThanOrEqual(30);
  const decided = new Set(rows.map(({ rule }) => rule));
  for (const { from } of rules) expect(decided).toContain(from);
});
