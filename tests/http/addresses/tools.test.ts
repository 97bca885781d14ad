import { describe, expect, test } from 'vitest';
import { listFiles } from '../../../server/assets';
import { explain } from '../../../server/cli/explanation';
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

describe('`npm run explain`', () => {
  const publicFiles = listFiles('public').map((file) => `/${file}`);

  test('prints what an address answers, by which rule and why', async () => {
    const args = ['/pt/tools/x?a=1', '--accept-language', 'pt-BR,en;q=0.5'];
    const { code, out } = await runTool('explain', ...args);
    expect(code).toBe(0);
    expect(out).toMatch(/^decision +301 to \/pt\?a=1$/m);
    expect(out).toMatch(/^rule +\/pt\/tools\/\{id\}$/m);
    expect(out).toMatch(/^why +\S/m);
  });

  test('prints the same as JSON', async () => {
    const args = ['/pt/about?a=1', '--accept-language', 'en', '--method', 'HEAD', '--json'];
    const options = { method: 'HEAD', target: '/pt/about?a=1', acceptLanguage: 'en' };
    expect(JSON.parse((await runTool('explain', ...args)).out)).toEqual(
      explain({ ...options, indexable: true, publicFiles }),
    );
  });

  test('exits with 2 and mentions --help when an option is unknown', async () => {
    const { code, out, err } = await runTool('explain', '--accept', 'pt', '/');
    expect(code).toBe(2);
    expect(out + err).toContain('Try --help.');
    expect(out + err).not.toMatch(/^\s+at /m);
  });
});
