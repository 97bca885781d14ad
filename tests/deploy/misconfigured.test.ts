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

/** Faults that only a real proxy has; doctor.test.ts plants those of headers. */
const faults: [title: string, planted: Replacements, expected: RegExp][] = [
  [
    'paths are normalised',
    [['http://site;', 'http://site/;']],
    /^\/en\/\/contact, .*: answers with 200, not with 301/m,
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
];

describe('npm run doctor behind nginx', () => {
  test.each(faults)('reports the fault when %s', async (_title, planted, expected) => {
    const run = await startNginx(planted);
    const { code, out } = await run('doctor', '--url', url);
    expect(out).toMatch(expected);
    expect(code).toBe(1);
  });

  test('reports instances of two builds', async () => {
    const run = await startNginx([], [older.port, ports[1]]);
    const { code, out } = await run('doctor', '--url', url);
    expect(out).toContain('PHONE_NUMBER is not +551130000000 there');
    expect(out).toContain('Instances of two builds answer');
    expect(code).toBe(1);
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
