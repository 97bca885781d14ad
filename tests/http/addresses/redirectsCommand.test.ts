import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { pageRows } from '../../contract/pageRows';
import { rows } from '../../contract/rows';
import { listen } from '../../support/build';
import { startSite } from '../../support/site';
import { runTool } from '../../support/tool';

const rowCount = rows.length + pageRows.length;

const run = async (...args: string[]) => {
  const ran = await runTool('contract', ...args);
  return { ...ran, lastLine: ran.out.trimEnd().split('\n').at(-1) };
};

describe('npm run test:redirects', () => {
  test('passes against this site', async () => {
    const { address } = await startSite();
    const { code, out, err, lastLine } = await run('--url', address);
    expect(lastLine, out).toBe(`${rowCount} passed, 0 failed`);
    expect(code).toBe(0);
    expect(err).toContain(`/${rowCount} rows`);
  });

  test('fails against another site and names row, rule and difference', async () => {
    const other = createServer((_request, response) => response.end('<html lang="en">'));
    afterAll(() => other.close());
    const { code, out, lastLine } = await run('--url', `${await listen(other, 0, '127.0.0.1')}/`);
    expect(code).toBe(1);
    expect(lastLine).toMatch(/^\d+ passed, \d+ failed$/);
    const failure = out.slice(out.indexOf('telegram-manager')).split('\n').slice(0, 4);
    expect(failure).toEqual([
      'telegram-manager redirects to /en with 301',
      '    rule /{lang}/products/{id}',
      '    status: expected 301, got 200',
      '    Location: expected /en, got none',
    ]);
  });
});
