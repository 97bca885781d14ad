import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../bench/support/freePort.mjs';
import { type Answer, type Ask, request } from '../../contract/request';
import { writeCertificate } from './certificate';
import { type Nginx, startNginx } from './nginx';
import { toolbox } from './toolbox';

export const sampleHost = 'www.example.com';

const read = (name: string): string => readFileSync(path.resolve('deploy/nginx', name), 'utf8');

/** Replaces texts of a sample; throws if one is missing. */
const fillIn = (sample: string, texts: readonly (readonly [string, string])[]): string =>
  texts.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`the sample does not say: ${from}`);
    return filled.replaceAll(from, to);
  }, sample);

export type SampleNginx = Nginx & {
  http: number;
  https: number;
  read: (name: string) => string;
  /** Sends a request to the site over https; its target stays as it is. */
  ask: (ask: Ask) => Promise<Answer>;
};

/**
 * nginx with Debian's configuration and our site.conf before two instances; only addresses and paths differ, and what
 * `change` makes of the text.
 */
export const startNginxSample = async (
  instances: readonly [number, number],
  change: (conf: string) => string = (conf) => conf,
  host = sampleHost,
): Promise<SampleNginx> => {
  const [http, https] = [await freePort(), await freePort()];
  const [first, second] = instances;
  const files = (inside: string) => ({
    'nginx.conf': fillIn(readFileSync(path.join(toolbox, 'etc/nginx/nginx.conf'), 'utf8'), [
      ['/run/nginx.pid', 'nginx.pid'],
      ['/var/log/nginx/', `${inside}/`],
      ['/etc/nginx/conf.d/*.conf', `${inside}/site.conf`],
      // The head of the sample tells operators to remove the default site.
      ['include /etc/nginx/sites-enabled/*;', ''],
    ]),
    'site-shared.conf': fillIn(read('site-shared.conf'), [
      ['/etc/ssl/site/', `${inside}/`],
      ['/var/log/nginx/', `${inside}/`],
    ]),
    'site.conf': fillIn(change(read('site.conf').replaceAll(/^ *listen \[::\]:.*\n/gm, '')), [
      [sampleHost, host],
      ['127.0.0.1:3001', `127.0.0.1:${first}`],
      ['127.0.0.1:3002', `127.0.0.1:${second}`],
      ['listen 80', `listen 127.0.0.1:${http}`],
      ['listen 443', `listen 127.0.0.1:${https}`],
      ['":443"', `":${https}"`],
      ['/var/cache/nginx/', `${inside}/`],
      ['/var/www/acme', `${inside}/acme`],
      ['/etc/nginx/site-shared.conf', `${inside}/site-shared.conf`],
    ]),
  });
  const nginx = await startNginx(files, https, (inside) => writeCertificate(inside, host));
  const text = (name: string) => readFileSync(path.join(nginx.outside, name), 'utf8');
  const tls = { servername: host, ca: text('fullchain.pem') };
  const ask = (options: Ask) =>
    request(`https://127.0.0.1:${https}`, {
      ...options,
      headers: { host, ...options.headers },
      tls,
    });
  return { ...nginx, http, https, read: text, ask };
};
