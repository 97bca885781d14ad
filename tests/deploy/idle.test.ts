// A proxy that keeps an idle connection for longer than the instances sends requests into closed connections.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { startSite } from '../support/site';

const { server } = await startSite();

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const gateway = parseAllDocuments(read('kubernetes/base/gateway.yaml')).map((one) => one.toJS());
const policy = gateway.find(({ kind }) => kind === 'BackendTrafficPolicy');

test.each([
  ['nginx', /^ {4}keepalive_timeout (\d+)s;$/m.exec(read('nginx/site.conf'))?.[1]],
  ['Caddy', /^\s+keepalive (\d+)s$/m.exec(read('caddy/Caddyfile'))?.[1]],
  ['Envoy', /^(\d+)s$/.exec(policy?.spec.timeout.http.connectionIdleTimeout)?.[1]],
])('%s closes its idle connections before the instances close theirs', (_name, seconds) => {
  // 5 s are for what is on its way.
  expect(Number(seconds)).toBeLessThanOrEqual(server.keepAliveTimeout / 1_000 - 5);
});
