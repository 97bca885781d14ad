import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pageIds, pageLangs, pagePath } from '../../shared/pages';
import { rules } from '../../shared/redirects';
import { rows } from '../contract/rows';
import { runTool } from '../support/tool';

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
  /** One row of each rule, with the words that go with it. */
  const samples = [
    ...new Map(
      rows
        // Nobody types these: longer than a shell takes as one argument on some systems.
        .filter(({ path }) => path.length < 4000)
        .map((row) => [`${row.rule} ${row.status}`, row]),
    ).values(),
  ];

  test.each(samples.map((row) => [`${row.path.slice(0, 60)} by ${row.rule}`, row] as const))(
    '%s',
    async (_title, { method = 'GET', path, acceptLanguage, status, location, rule }) => {
      const words = acceptLanguage === undefined ? [] : ['--accept-language', acceptLanguage];
      const { code, out } = await runTool('explain', path, '--method', method, '--json', ...words);
      expect(code).toBe(0);
      const decision = JSON.parse(out);
      expect(decision).toMatchObject({ rule, ...(location === undefined ? {} : { location }) });
      expect(decision.kind === 'page' ? 200 : decision.status).toBe(status);
    },
  );

  test('says in words what, by which rule and why', async () => {
    const { out } = await runTool(
      'explain',
      '/pt/tools/x?a=1',
      '--accept-language',
      'pt-BR,en;q=0.5',
    );
    expect(out).toMatch(/^decision +301 to \/pt\?a=1$/m);
    expect(out).toMatch(/^rule +\/pt\/tools\/\{id\}$/m);
    expect(out).toMatch(/^why +\S/m);
  });

  test('names files and health checks', async () => {
    expect((await runTool('explain', '/healthz')).out).toContain('a health check');
    for (const icon of ['/favicon.svg', '/favicon.ico', '/icon-192.png'])
      expect((await runTool('explain', icon)).out).toContain('200 file of public/');
  });

  test('knows that a host that may not be listed has no sitemap, and that nothing is sent to a text', async () => {
    vi.stubEnv('ROBOTS', 'noindex');
    expect((await runTool('explain', '/sitemap.xml')).out).toContain('404 error page');
    vi.unstubAllEnvs();
    const posted = await runTool('explain', '/robots.txt', '--method', 'POST');
    expect(posted.out).toContain('405 error page');
  });

  test.each([[[]], [['--accept', 'pt', '/']]])('%j is not understood', async (given) => {
    const { code, out, err } = await runTool('explain', ...given);
    expect(code).toBe(2);
    expect(out + err).toContain('Try --help.');
    expect(out + err).not.toMatch(/^\s+at /m);
  });
});
