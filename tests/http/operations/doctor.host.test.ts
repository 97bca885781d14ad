import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { hostFindings } from '../../../server/cli/hostFindings';
import { listen } from '../../support/build';
import { complete, doctor } from '../../support/doctor';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const deployed = await startSite({ warm: false, environment: complete });

/** What the command prints of a host, without a process of its own for each. */
const findings = async (host: string): Promise<string> =>
  (await hostFindings(host, complete)).join('\n');

describe('of a host it', () => {
  test('has nothing to say where it answers as settings and build say', async () => {
    const { code, out } = await doctor(complete, ['--url', deployed.address]);
    expect(out).toContain(`and ${deployed.address} answers as they say`);
    expect(code).toBe(0);
  });

  test('names each setting that differs, and what follows of the address', async () => {
    const out = await findings(site.address);
    expect(out).toMatch(/^\/en, .* and \d+ more: WHATSAPP_NUMBER is not 5511900000000 there\.$/m);
    expect(out).toMatch(/: COMPANY_NAME is not Exemplo Ltda\. there\.$/m);
    expect(out).toContain(`SITE_ORIGIN is not ${complete['SITE_ORIGIN']} there`);
    expect(out).toMatch(/^Deploy this build on http:.* with these settings; /m);
  });

  test('notices a missing HSTS, a host that is not to be listed', async () => {
    const environment = { ...complete, SITE_ORIGIN: 'http://www.jandaia.test', ROBOTS: 'noindex' };
    const other = await startSite({ warm: false, environment });
    const out = await findings(other.address);
    expect(out).toMatch(/^\/en, .*: strict-transport-security is missing\.$/m);
    expect(out).toContain('x-robots-tag is "noindex", where this build sends none');
    expect(out).toContain('/sitemap.xml: answers with 404, not with 200');
  });

  test('notices a proxy that spoils languages, headers and pages', async () => {
    const proxy = createServer(async (request, response) => {
      const { status, headers, body } = await deployed.ask({
        path: request.url ?? '/',
        headers: { 'accept-language': 'en' },
      });
      const page = request.url?.startsWith('/nano');
      response.writeHead(page ? 502 : status, {
        ...headers,
        'content-security-policy': "default-src 'self'",
        'referrer-policy': 'no-referrer',
      });
      response.end(body);
    });
    afterAll(() => proxy.close());
    const out = await findings(await listen(proxy, 0, '127.0.0.1'));
    expect(out).toMatch(/^\/ for pt-BR: answers with 302 to \/en, not with 302 to \/pt\.$/m);
    expect(out).not.toContain('/ for en');
    expect(out).toMatch(/^\/nano.*: answers with 502/m);
    expect(out).toMatch(/content-security-policy is not what this build sends/);
    expect(out).toContain('referrer-policy is "no-referrer", where this build sends');
  });

  test('notices another site, and one that does not answer', async () => {
    const other = createServer((_request, response) => response.end('<html lang="en">'));
    const address = await listen(other, 0, '127.0.0.1');
    expect(await findings(address)).toMatch(/^\/en.*: the text is not that of this build/m);
    await new Promise((closed) => other.close(closed));
    const { code, out } = await doctor(complete, ['--url', address]);
    expect(code).toBe(1);
    expect(out).toBe(
      `${address} does not answer (ECONNREFUSED). Start the site there, or name another host.\n`,
    );
  });

  test.each([
    [['--url', 'staging'], '--url is no address: staging'],
    [['--url', 'https://a.example/en'], 'a scheme and a host only'],
    [['more'], 'Unexpected argument'],
  ])('%j is not understood', async (args, message) => {
    const { code, out, err } = await doctor(complete, args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
