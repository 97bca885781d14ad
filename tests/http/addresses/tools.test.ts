import { expect, test } from 'vitest';
import { pageIds, pageLangs, pagePath } from '../../../shared/pages';
import { rules } from '../../../shared/redirects';
import { runTool } from '../../support/tool';

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
