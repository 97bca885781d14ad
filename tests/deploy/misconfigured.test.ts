import { afterEach, describe, expect, test } from 'vitest';
import { rows } from '../contract/rows';
import { publicSettings } from '../support/publicSettings';
import { startSite } from '../support/site';
import { startCaddy } from './support/caddy';
import { atNamedHost, commandsFor, hostAddress, namedHost } from './support/namedHost';
import { type SampleNginx, startNginxSample } from './support/nginxSample';

const url = `https://${namedHost}`;

const settings: Record<string, string> = { ...publicSettings, SITE_ORIGIN: url };
settings['SITE_NAME'] = (await startSite()).services.assets.siteName;
const environment = { ...settings, TRUST_PROXY: '1' };
const instances = [await startSite({ environment }), await startSite({ environment })] as const;
const ports = [instances[0].port, instances[1].port] as const;
const older = await startSite({ environment: { ...environment, PHONE_NUMBER: '+551130000001' } });

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

type Replacements = readonly (readonly [from: string, to: string])[];

const startNginx = async (planted: Replacements, of: readonly [number, number] = ports) => {
  const nginx: SampleNginx = await startNginxSample(of, atNamedHost(...planted), namedHost);
  stop = nginx.stop;
  return commandsFor(settings, nginx.read('fullchain.pem'));
};

const startOurCaddy = async (change?: (file: string) => string) => {
  const caddy = await startCaddy(
    {
      SITE_ADDRESS: url,
      MACHINES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      HTTP_PORT: '80',
      HTTPS_PORT: '443',
    },
    (file) => {
      const local = file.replace(
        '{$SITE_ADDRESS:localhost} {',
        `$&\n\tbind ${hostAddress}\n\ttls internal`,
      );
      return change ? change(local) : local;
    },
  );
  stop = caddy.stop;
  return commandsFor(settings, caddy.authority());
};

const knownRows = (proxy: 'nginx' | 'caddy') =>
  rows.filter(({ refusedBy }) => refusedBy?.includes(proxy)).length;

describe.each([
  ['nginx', () => startNginx([])],
  ['caddy', () => startOurCaddy()],
] as const)('the sample for %s', (proxy, start) => {
  test('passes doctor, and the contract with --behind only', async () => {
    const run = await start();
    const doctor = await run('doctor', '--url', url);
    expect(doctor.out).toContain(`and ${url} answers as they say`);
    expect(doctor.code).toBe(0);
    const contract = await run('contract', '--url', url, '--behind', proxy);
    expect(contract.out).toMatch(/^\d+ passed, 0 failed$/m);
    expect(contract.out.match(/^· GET .* answers 400 \(by .* itself\)$/gm)).toHaveLength(
      knownRows(proxy),
    );
    expect(contract.code).toBe(0);
    const without = await run('contract', '--url', url);
    expect(without.out).toMatch(new RegExp(`, ${knownRows(proxy)} failed$`, 'm'));
    expect(without.code).toBe(1);
  });
});

const forward = 'location / {\n        proxy_pass http://site;';
const inLocation = (text: string) => [forward, `${forward}\n        ${text}`] as const;
const cached = (key: string) =>
  inLocation(
    `proxy_cache site_answers; proxy_cache_key ${key}; proxy_ignore_headers Vary Cache-Control; proxy_cache_valid any 10m;`,
  );

const faults: [title: string, planted: Replacements, expected: RegExp | undefined][] = [
  [
    'Vary is stripped',
    [inLocation('proxy_hide_header Vary;')],
    /vary does not name accept-language\.$/m,
  ],
  [
    'everything is cached for all languages',
    [cached('$request_uri')],
    /^\/ for pt-BR: answers with 302 to \/en/m,
  ],
  [
    'slashes are added',
    [inLocation('rewrite ^([^.]*[^/])$ $1/ permanent;')],
    /^\/en: answers with 301 to \/en\/, not with 200\.$/m,
  ],
  [
    'paths are normalised',
    [['http://site;', 'http://site/;']],
    /^\/en\/\/contact, .*: answers with 200, not with 301/m,
  ],
  ['the host is dropped', [['proxy_set_header Host $host;', '']], undefined],
  ['nothing is buffered', [inLocation('proxy_buffering off;')], undefined],
  [
    'HSTS is sent twice',
    [inLocation('add_header Strict-Transport-Security max-age=1 always;')],
    /strict-transport-security is ".*, max-age=1"/,
  ],
  [
    'the proxy has a policy of its own',
    [
      inLocation(
        'proxy_hide_header Content-Security-Policy; add_header Content-Security-Policy default-src always;',
      ),
    ],
    /content-security-policy is not what this build sends/,
  ],
  [
    'the proxy has a 404 page of its own',
    [
      inLocation('proxy_intercept_errors on;'),
      ['error_page 400', 'error_page 404 /404.html;\n    error_page 400'],
    ],
    /^\/en\/nothing-here, .*: content-security-policy is missing\.$/m,
  ],
  [
    'gzip is made on the fly',
    [
      inLocation('proxy_set_header Accept-Encoding "";'),
      ['gzip off;', 'gzip on; gzip_types text/plain application/xml;'],
    ],
    /content-encoding is "gzip", where this build sends "br"\.$/m,
  ],
  [
    'http is not redirected',
    [
      [
        'return 301 https://www.example.com$request_uri;\n    }\n}\n\nserver {\n    listen 443',
        'proxy_pass http://site;\n    }\n}\n\nserver {\n    listen 443',
      ],
    ],
    /^http:\/\/www\.jandaia\.test\/en\?a=1: answers with 200\. Redirect it to https:/m,
  ],
  [
    'the address of the visitor is appended',
    [['X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for']],
    undefined,
  ],
];

describe('npm run doctor behind nginx', () => {
  test.each(faults)('reports the fault when %s', async (_title, planted, expected) => {
    const run = await startNginx(planted);
    const { code, out } = await run('doctor', '--url', url);
    if (expected) expect(out).toMatch(expected);
    expect([out, code]).toEqual([out, expected ? 1 : 0]);
  });

  test('reports an old setting on both instances or on one', async () => {
    for (const of of [
      [older.port, older.port],
      [older.port, ports[1]],
    ] as const) {
      const run = await startNginx([], of);
      const { code, out } = await run('doctor', '--url', url);
      expect(out).toContain('PHONE_NUMBER is not +551130000000 there');
      expect([out.includes('Instances of two builds answer'), code]).toEqual([of[1] !== of[0], 1]);
      await stop?.();
    }
  });
});

test('test:redirects --behind nginx fails when nginx changes paths', async () => {
  const run = await startNginx([['http://site;', 'http://site/;']]);
  const { code, out } = await run('contract', '--url', url, '--behind', 'nginx');
  expect(out).toMatch(/^✗ GET \/\//m);
  expect(code).toBe(1);
});

test('doctor reports an untrusted certificate and what to set', async () => {
  await startNginx([]);
  const run = commandsFor(settings, '');
  const { code, out } = await run('doctor', '--url', url);
  expect(out).toMatch(/certificate that is not trusted here .*NODE_EXTRA_CA_CERTS/);
  expect(code).toBe(1);
});
