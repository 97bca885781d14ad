import { createServer } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { pageIds, pageLangs, pagePath } from '../../../shared/pages';
import { rules } from '../../../shared/redirects';
import { pageRows } from '../../contract/pageRows';
import { rows } from '../../contract/rows';
import { listen } from '../../support/build';
import { startSite } from '../../support/site';
import { runTool } from '../../support/tool';

// `test:redirects` asks every page.
vi.setConfig({ testTimeout: 60_000 });

test('`npm run routes` lists every page and every rule', async () => {
  const { out } = await runTool('routes', '--json');
  const addresses = JSON.parse(out).map(({ address }: { address: string }) => address);
  for (const page of pageIds)
    for (const lang of pageLangs(page)) expect(addresses).toContain(pagePath(page, lang));
  for (const { from } of rules) expect(addresses).toContain(from);
});

test('`npm run explain` prints what an address answers, by which rule and why', async () => {
  const args = ['/pt/tools/x?a=1', '--accept-language', 'pt-BR,en;q=0.5'];
  const { code, out } = await runTool('explain', ...args);
  expect(code).toBe(0);
  expect(out).toMatch(/^decision +301 to \/pt\?a=1$/m);
  expect(out).toMatch(/^rule +\/pt\/tools\/\{id\}$/m);
  expect(out).toMatch(/^why +\S/m);
});

test('`npm run test:redirects` passes against this site', async () => {
  const { address } = await startSite();
  const { code, out } = await runTool('contract', '--url', address);
  expect(out).toContain(`${rows.length + pageRows.length} passed, 0 failed`);
  expect(code).toBe(0);
});

test('`npm run test:redirects` names row, rule and difference of another site', async () => {
  const other = createServer((_request, response) => response.end('<html lang="en">'));
  afterAll(() => other.close());
  const address = await listen(other, 0, '127.0.0.1');
  const { code, out } = await runTool('contract', '--url', `${address}/`);
  expect(code).toBe(1);
  expect(out).toContain(`telegram-manager redirects to /en with 301
    rule /{lang}/products/{id}
    status: expected 301, got 200
    Location: expected /en, got none
`);
});

test('`npm run test:redirects` says in one line that a host does not answer', async () => {
  const closed = createServer();
  const address = await listen(closed, 0, '127.0.0.1');
  await new Promise((done) => closed.close(done));
  const { code, out } = await runTool('contract', '--url', address);
  expect(out).toBe(
    `${address} does not answer (ECONNREFUSED). Start the site there, or name another host.\n`,
  );
  expect(code).toBe(1);
});
