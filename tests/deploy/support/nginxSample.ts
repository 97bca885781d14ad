import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../bench/support/freePort.mjs';
import { folderInToolbox, runInToolbox, startInToolbox, toolbox } from './toolbox';

export const sampleHost = 'www.example.com';

const read = (name: string): string => readFileSync(path.resolve('deploy/nginx', name), 'utf8');

/** Replaces texts of a sample; throws if one is missing. */
const fillIn = (sample: string, texts: readonly (readonly [string, string])[]): string =>
  texts.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`the sample does not say: ${from}`);
    return filled.replaceAll(from, to);
  }, sample);

/** A key and a self-signed certificate for a host, as one text. */
const makeCertificate = (host: string): string => {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const named = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const { stdout } = runInToolbox(['openssl', 'req', '-x509', ...key, '-keyout', '-', ...named]);
  return stdout;
};

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** The header that says from which address a request comes, because all tests have that of loopback. */
export const clientHeader = 'x-test-client';

/**
 * nginx with Debian's configuration and our site.conf before two instances. Addresses and paths differ, and the rate of
 * requests is not limited where `unlimited`.
 */
export const startNginxSample = async (
  [first, second]: readonly [number, number],
  { host = sampleHost, unlimited = false }: { host?: string; unlimited?: boolean } = {},
) => {
  const [http, https] = [await freePort(), await freePort()];
  const { outside, inside } = folderInToolbox();
  const certificate = makeCertificate(host);
  const files = {
    'fullchain.pem': certificate,
    'privkey.pem': certificate,
    'nginx.conf': fillIn(readFileSync(path.join(toolbox, 'etc/nginx/nginx.conf'), 'utf8'), [
      ['/run/nginx.pid', 'nginx.pid'],
      ['/var/log/nginx/', `${inside}/`],
      ['/etc/nginx/conf.d/*.conf', `${inside}/site.conf`],
      // The head of the sample tells operators to remove the default site.
      ['include /etc/nginx/sites-enabled/*;', ''],
    ]),
    'site-shared.conf': fillIn(read('site-shared.conf'), [
      [
        'server_tokens off;',
        `server_tokens off; set_real_ip_from 127.0.0.1; real_ip_header ${clientHeader};`,
      ],
      ['/etc/ssl/site/', `${inside}/`],
      ['/var/log/nginx/', `${inside}/`],
    ]),
    'site.conf': fillIn(read('site.conf').replaceAll(/^ *listen \[::\]:.*\n/gm, ''), [
      [sampleHost, host],
      ['rate=100r/s', unlimited ? 'rate=1000000r/s' : 'rate=100r/s'],
      ['127.0.0.1:3001', `127.0.0.1:${first}`],
      ['127.0.0.1:3002', `127.0.0.1:${second}`],
      ['listen 80', `listen 127.0.0.1:${http}`],
      ['listen 443', `listen 127.0.0.1:${https}`],
      ['/var/cache/nginx/', `${inside}/`],
      ['/var/www/acme', `${inside}/acme`],
      ['/etc/nginx/site-shared.conf', `${inside}/site-shared.conf`],
    ]),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(outside, name), text);
  const nginx = await startInToolbox(
    ['nginx', '-p', inside, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'],
    outside,
    () => listens(https),
  );
  /** All its logs: its own, that of Debian's configuration, and what it prints. */
  const log = () =>
    ['site.log', 'site.error.log', 'access.log', 'error.log']
      .map((name) => readFileSync(path.join(outside, name), 'utf8'))
      .join('') + nginx.output();
  return { ...nginx, outside, http, https, ca: certificate, log };
};
