import { describe, expect, test } from 'vitest';
import { createFindFile } from '../../../server/fileTable';
import { negotiate } from '../../../server/request/negotiate';
import { rules } from '../../../shared/redirects';
import { resolve } from '../../../shared/resolve';
import { describeRow, differences, see, sendRow } from '../../contract/check';
import { rows } from '../../contract/rows';
import { startSite } from '../../support/site';

const findFile = createFindFile({ publicFiles: [], hashedFiles: new Set() }, true);

const { address, ask } = await startSite({ warm: false });

const titled = rows.map((row) => [describeRow(row), row] as const);
const redirects = titled.filter(([, { status }]) => status === 301 || status === 302);

describe('every address answers as promised', () => {
  test.each(titled)('%s', async (_title, row) => {
    expect(differences(row, see(await sendRow(address, row)))).toEqual([]);
  });
});

describe('what `explain` says is what the server does', () => {
  test.each(titled)('%s', (_title, { method = 'GET', path, acceptLanguage, status, ...row }) => {
    const decision = resolve({
      method,
      target: path,
      preferred: () => negotiate(acceptLanguage),
      findFile,
    });
    expect({
      status: decision.kind === 'page' || decision.kind === 'file' ? 200 : decision.status,
      location: decision.kind === 'redirect' ? decision.location : undefined,
      rule: decision.rule,
    }).toEqual({ status, location: row.location, rule: row.rule });
  });
});

describe('every redirect lands on a page in one hop', () => {
  test.each(redirects)('%s', async (_title, { location = '' }) => {
    // A browser keeps the fragment to itself.
    expect((await ask(location.split('#', 1)[0] ?? '')).status).toBe(200);
  });
});

test('no two rows ask for the same thing', () => {
  const asked = rows.map(({ method = 'GET', path, acceptLanguage }) =>
    JSON.stringify([method, path, acceptLanguage]),
  );
  expect(asked.filter((row, at) => asked.indexOf(row) !== at)).toEqual([]);
});

test('at least 30 rows say which home page `/` leads to', () => {
  expect(rows.filter(({ path }) => path === '/').length).toBeGreaterThanOrEqual(30);
});

test('every rule has rows of its own', () => {
  const decided = new Set(rows.map(({ rule }) => rule));
  for (const { from } of rules) expect(decided).toContain(from);
});
