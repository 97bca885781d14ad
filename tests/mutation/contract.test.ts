import { expect, test } from 'vitest';
import { listFiles } from '../../server/assets';
import { explain } from '../../server/cli/explanation';
import { describeRow } from '../contract/check';
import { rows } from '../contract/rows';

const publicFiles = listFiles('public').map((file) => `/${file}`);

// The server's answers to the same rows are in tests/http/addresses/contract.test.ts; StrykerJS runs unit tests alone.
test.each(rows.map((row) => [describeRow(row), row] as const))('explain: %s', (_title, row) => {
  const { method = 'GET', path: target, acceptLanguage, status, location, rule } = row;
  const said = explain({ method, target, acceptLanguage, indexable: true, publicFiles });
  expect(said).toMatchObject({ rule, ...(location && { location }) });
  expect(said && 'status' in said ? said.status : 200).toBe(status);
});
