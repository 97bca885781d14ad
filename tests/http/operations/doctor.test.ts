import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hostFindings } from '../../../server/cli/hostFindings';
import { noAnswer } from '../../../server/cli/notTheSite';
import { settingFindings } from '../../../server/cli/settingFindings';
import { visibleSettings } from '../../../server/settings/exampleSettings';
import { readSettings } from '../../../server/settings/settings';
import { dist, listen } from '../../support/build';
import { publicSettings } from '../../support/publicSettings';
import { startSite } from '../../support/site';
import { temporaryFolder } from '../../support/temporaryFolder';
import { type Ran, runNode } from '../../support/tool';

// Each command is a program that asks every page.
vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder();

/** Runs the command in a folder with this `.env` and the build. */
const doctor = (
  env: Record<string, string>,
  args: string[] = [],
  variables: Record<string, string> = {},
): Promise<Ran> => {
  const cwd = mkdtempSync(path.join(folder, 'run-'));
  const lines = Object.entries(env).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(path.join(cwd, '.env'), lines.join('\n'));
  symlinkSync(dist, path.join(cwd, 'dist'));
  const command = [path.resolve('scripts/tool.mjs'), 'doctor', ...args];
  return runNode(command, { cwd, env: { PATH: process.env['PATH'], ...variables } });
};

/** The brand in the pictures of the build, which the tester's own .env may have set. */
const builtName: string = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')).siteName;

const complete: Record<string, string> = { ...publicSettings, SITE_NAME: builtName };

describe('npm run doctor on settings', () => {
  test('lists every example value and missing setting when nothing is set', async () => {
    const { code, out } = await doctor({ SITE_NAME: builtName });
    expect(code).toBe(1);
    const named = out
      .trim()
      .split('\n')
      .map((line) => line.split(/[= ]/, 1)[0]);
    const company = ['COMPANY_NAME', 'COMPANY_TAX_ID', 'COMPANY_ADDRESS'];
    const access = ['API_BASE_URL', 'API_KEY_HEADER', 'API_BARCODE_PATH'];
    expect(named.sort()).toEqual([...Object.keys(visibleSettings), ...company, ...access].sort());
    for (const where of Object.values(visibleSettings)) expect(out).toContain(where);
  });

  test('prints one sentence when the settings in .env are complete, also where the environment has empty ones', async () => {
    const { code, out, err } = await doctor(complete, [], { PHONE_NUMBER: '', COMPANY_NAME: '' });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^The settings are complete: .*\.md .*\.\n$/);
  });

  test.each([
    [{ SITE_ORIGIN: 'http://www.jandaia.test' }, /^SITE_ORIGIN=.* has no https/],
    [{ SITE_ORIGIN: 'https://www.example.com' }, /^SITE_ORIGIN=.* is an example/],
    [{ WHATSAPP_NUMBER: '51987654321' }, /^WHATSAPP_NUMBER=51987654321 looks .* Brazil .*55/],
    [{ PHONE_NUMBER: '+2130000000' }, /^PHONE_NUMBER=\+2130000000 looks .* Brazil .*55/],
    [{ ROBOTS: 'noindex' }, /^ROBOTS=noindex .*Set ROBOTS=index/],
    [{ COMPANY_TAX_ID: '' }, /^COMPANY_TAX_ID is not set/],
    [{ API_KEY_HEADER: '' }, /^API_KEY_HEADER is not set/],
    [{ METRIC_PORT: '9464' }, /^METRIC_PORT is no setting.* METRICS_PORT/],
    [{ SITE_NAME: 'Another' }, /^SITE_NAME=Another, but .* show .*npm run build/],
  ])('prints one line for %j', (change, line) => {
    const environment = { ...complete, ...change };
    const findings = settingFindings(readSettings(environment), environment, builtName);
    expect(findings).toEqual([expect.stringMatching(line)]);
  });

  test('names a photograph that the build lacks', async () => {
    const { code, err } = await doctor({ ...complete, OWNER_PHOTO: '/owner.jpg' });
    expect(code).toBe(1);
    expect(err).toContain('OWNER_PHOTO=/owner.jpg: is not in this build');
  });

  test.each(['4712345678', '447911123456', '351912345678', '5491123456789'])(
    'does not ask whether the foreign number %s is of Brazil',
    (number) => {
      const environment = { ...complete, WHATSAPP_NUMBER: number };
      expect(settingFindings(readSettings(environment), environment, builtName)).toEqual([]);
    },
  );

  test('reads only the file that --settings names', async () => {
    const file = path.join(folder, 'other.env');
    writeFileSync(file, 'PHONE_NUMBER=+551130000000\n');
    const { code, out } = await doctor(complete, ['--settings', file]);
    expect(code).toBe(1);
    expect(out).toContain('WHATSAPP_NUMBER=');
    expect(out).not.toContain('PHONE_NUMBER=');
  });
});

/** The output of the command on a host, without starting a process. */
const findings = async (host: string): Promise<string> =>
  (await hostFindings(host, complete)).join('\n');

describe('npm run doctor on a host', async () => {
  const site = await startSite({ environment: { SITE_NAME: builtName } });
  const deployed = await startSite({ environment: complete });

  test('reports nothing when the host answers as settings and build say', async () => {
    const { code, out } = await doctor(complete, ['--url', deployed.address]);
    expect(out).toContain(`and ${deployed.address} answers as they say`);
    expect(code).toBe(0);
  });

  test('names each setting that differs, and what to deploy', async () => {
    const out = await findings(site.address);
    expect(out).toMatch(/^\/en, .* and \d+ more: WHATSAPP_NUMBER is not 5511900000000 there\.$/m);
    expect(out).toMatch(/: COMPANY_NAME is not Exemplo Ltda\. there\.$/m);
    expect(out).toContain(`SITE_ORIGIN is not ${complete['SITE_ORIGIN']} there`);
    expect(out).toMatch(/^Deploy this build on http:.* with these settings; /m);
  });

  test('reports a missing HSTS header and a host with ROBOTS=noindex', async () => {
    const environment = { ...complete, SITE_ORIGIN: 'http://www.jandaia.test', ROBOTS: 'noindex' };
    const other = await startSite({ environment });
    const out = await findings(other.address);
    expect(out).toMatch(/^\/en, .*: strict-transport-security is missing\.$/m);
    expect(out).toContain('x-robots-tag is "noindex", where this build sends none');
    expect(out).toContain('/sitemap.xml: answers with 404, not with 200');
  });

  test('reports a proxy that changes languages, headers and pages', async () => {
    const proxy = createServer(async (request, response) => {
      const { status, headers, body } = await deployed.send({
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
    onTestFinished(() => void proxy.close());
    const out = await findings(await listen(proxy, 0, '127.0.0.1'));
    expect(out).toMatch(/^\/ for pt-BR: answers with 302 to \/en, not with 302 to \/pt\.$/m);
    expect(out).not.toContain('/ for en');
    expect(out).toMatch(/^\/nano.*: answers with 502/m);
    expect(out).toMatch(/content-security-policy is not what this build sends/);
    expect(out).toContain('referrer-policy is "no-referrer", where this build sends');
  });

  test('reports nothing when a cache sends an older page once, while it fetches the new one', async () => {
    const asked = new Set<string>();
    const cache = createServer(async ({ url: target = '/', headers }, response) => {
      const passed = {
        'accept-encoding': 'br',
        'accept-language': headers['accept-language'] ?? '',
      };
      const isOld = target === '/en' && !asked.has(target);
      asked.add(target);
      const answer = await (isOld ? site : deployed).send({ path: target, headers: passed });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    onTestFinished(() => void cache.close());
    expect(await findings(await listen(cache, 0, '127.0.0.1'))).toBe('');
    expect(asked).toContain('/en');
  });

  test('reports a host that does not answer', async () => {
    const other = createServer();
    const address = await listen(other, 0, '127.0.0.1');
    await new Promise((closed) => other.close(closed));
    expect(await findings(address)).toBe(
      `${address} does not answer (ECONNREFUSED). Start the site there, or name another host.`,
    );
  });

  test('names the host to which all visitors are led', async () => {
    const redirects = createServer(({ url }, response) =>
      response.writeHead(301, { location: `https://www.example.com${url}` }).end(),
    );
    onTestFinished(() => void redirects.close());
    const address = await listen(redirects, 0, '127.0.0.1');
    expect(await findings(address)).toBe(
      `${address}/en leads to https://www.example.com/en. Name that host: https://www.example.com`,
    );
  });

  test.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'a certificate that is not trusted here'],
    ['CERT_HAS_EXPIRED', 'a certificate that has expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'a certificate for other hosts'],
    ['ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR', 'no certificate for this name'],
    ['ENOTFOUND', 'no address in DNS here'],
  ])('says what %s means', (code, words) => {
    const error = Object.assign(new Error('fetch failed'), { cause: { code } });
    expect(noAnswer('https://a.example', error)).toContain(
      `https://a.example has ${words} (${code}). `,
    );
  });
});
