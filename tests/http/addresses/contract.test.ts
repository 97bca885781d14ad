import { expect, test } from 'vitest';
import { listFiles } from '../../../server/assets';
import { explain } from '../../../server/cli/explanation';
import { rules } from '../../../shared/redirects';
import { describeRow, differences, see, sendRow } from '../../contract/check';
import { rows } from '../../contract/rows';
import { startSite } from '../../support/site';

const { address, ask } = await startSite({ warm: false });

const publicFiles = listFiles('public').map((file) => `/${file}`);

test.each(rows.map((row) => [describeRow(row), row] as const))('%s', async (_title, row) => {
  const { method = 'GET', path: target, acceptLanguage, status, location, rule } = row;
  expect(differences(row, see(await sendRow(address, row)))).toEqual([]);
  const said = explain({ method, target, acceptLanguage, indexable: true, publicFiles });
  expect(said, 'what `explain` says').toMatchObject({ rule, ...(location && { location }) });
  expect(said && 'status' in said ? said.status : 200, 'what `explain` says').toBe(status);
  // A redirect lands on a page in one hop. A browser keeps the fragment to itself.
  if (location) expect((await ask(location.split('#', 1)[0] ?? '')).status, location).toBe(200);
});

test('no two rows ask for the same thing', () => {
  const asked = rows.map(({ method = 'GET', path, acceptLanguage }) =>
    JSON.stringify([method, path, acceptLanguage]),
  );
  expect(asked.filter((row, at) => asked.indexOf(row) !== at)).toEqual([]);
});

test('at least 30 rows say which home page `/` leads to, and every rule has rows of its own', () => {
  expect(rows.filter(({ path }) => path === '/').length).toBeGreaterThanOrEqual(30);
  const decided = new Set(rows.map(({ rule }) => rule));
  for (const { from } of rules) expect(decided).toContain(from);
});
