import { expect, test } from 'vitest';
import { listFiles } from '../../server/assets';
import { explain } from '../../server/cli/explanation';
import { cacheControlOf, varyOf } from '../../shared/caching';
import { languageTag } from '../../shared/languages';
import { describeRow } from '../contract/check';
import { rows } from '../contract/rows';

const publicFiles = listFiles('public').map((file) => `/${file}`);

// The server's answers to the same rows are in tests/http/addresses/contract.test.ts; StrykerJS runs no server.
test.each(rows.map((row) => [describeRow(row), row] as const))('decides: %s', (_title, row) => {
  const { method = 'GET', path: target, acceptLanguage, status, location, rule } = row;
  const explanation = explain({ method, target, acceptLanguage, indexable: true, publicFiles });
  expect(explanation).toMatchObject({ rule, ...(location && { location }) });
  if (!explanation) return;
  expect('status' in explanation ? explanation.status : 200).toBe(status);
  expect(explanation.why).not.toBe('');
  if (row.cacheControl) expect(cacheControlOf(explanation)).toBe(row.cacheControl);
  if (row.vary !== undefined) expect(varyOf(explanation) ?? '').toBe(row.vary);
  if (row.lang && explanation.lang) expect(languageTag[explanation.lang]).toBe(row.lang);
});
