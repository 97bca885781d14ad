import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listFiles } from '../../../server/assets';
import { explain } from '../../../server/cli/explanation';
import { pageIds, pageLangs, pagePath } from '../../../shared/pages';
import { rules } from '../../../shared/redirects';
import { runTool } from '../../support/tool';

describe('routes', () => {
  let listed: { address: string; status: string; language: string }[];

  beforeAll(async () => {
    listed = JSON.parse((await runTool('routes', '--json')).out);
  });

  test('lists every page and every rule', () => {
    const addresses = listed.map(({ address }) => address);
    for (const page of pageIds)
      for (const lang of pageLangs(page)) expect(addresses).toContain(pagePath(page, lang));
    for (const { from } of rules) expect(addresses).toContain(from);
  });

  test('says the same as a table for people', async () => {
    const { out } = await runTool('routes');
    expect(out.trim().split('\n')).toHaveLength(listed.length + 1);
    for (const { address } of listed) expect(out).toContain(address);
  });
});

describe('explain', () => {
  const publicFiles = listFiles('public').map((file) => `/${file}`);

  test('says the same to programs', async () => {
    const given = ['/pt/about?a=1', '--accept-language', 'en', '--method', 'HEAD', '--json'];
    const { code, out } = await runTool('explain', ...given);
    expect(code).toBe(0);
    const asked = { method: 'HEAD', target: '/pt/about?a=1', acceptLanguage: 'en' };
    expect(JSON.parse(out)).toEqual(explain({ ...asked, indexable: true, publicFiles }));
  });

  test('says in words what, by which rule and why', async () => {
    const given = ['/pt/tools/x?a=1', '--accept-language', 'pt-BR,en;q=0.5'];
    const { out } = await runTool('explain', ...given);
    expect(out).toMatch(/^decision +301 to \/pt\?a=1$/m);
    expect(out).toMatch(/^rule +\/pt\/tools\/\{id\}$/m);
    expect(out).toMatch(/^why +\S/m);
  });

  test.each([
    ['/healthz', [], 'a health check'],
    ['/favicon.svg', [], '200 file of public/'],
    ['/icon-192.png', [], '200 file of public/'],
    ['/robots.txt', ['--method', 'POST'], '405 error page'],
  ])('says of %s %j: %s', async (address, given, words) => {
    expect((await runTool('explain', address, ...given)).out).toContain(words);
  });

  test('knows that a host that may not be listed has no sitemap', async () => {
    vi.stubEnv('ROBOTS', 'noindex');
    expect((await runTool('explain', '/sitemap.xml')).out).toContain('404 error page');
    vi.unstubAllEnvs();
  });

  test.each([[[]], [['--accept', 'pt', '/']]])('%j is not understood', async (given) => {
    const { code, out, err } = await runTool('explain', ...given);
    expect(code).toBe(2);
    expect(out + err).toContain('Try --help.');
    expect(out + err).not.toMatch(/^\s+at /m);
  });
});
