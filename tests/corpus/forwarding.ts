import { changesNothing, eachChangesNothing } from './changesNothing';
import type { Kind } from './row';

const hosts = ['evil.com', 'EVIL.com:8080', 'localhost', '127.0.0.1:1', '[::1]:80', 'a_b.example'];

const forwarded = hosts.flatMap((host): [string, string][] => [
  ['x-forwarded-host', host],
  ['forwarded', `for=1.2.3.4;host="${host}";proto=http`],
  ['x-original-host', host],
]);

const proxied: [string, string][] = [
  ['x-forwarded-host', 'a.example, evil.com'],
  ['x-forwarded-host', '"><script>'],
  ['x-forwarded-host', ''],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-proto', 'https, http'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-port', '-1'],
  ['x-forwarded-server', 'evil.com'],
  ['x-forwarded-for', '1.2.3.4'],
  ['x-forwarded-for', '1.2.3.4, ::1, evil.com, , <script>'],
  ['x-forwarded-for', ','.repeat(2000)],
  ['x-forwarded-for', '999.999.999.999'],
  ['x-forwarded-by', 'evil.com'],
  ['x-forwarded-prefix', '//evil.com'],
  ['x-forwarded-path', '/nothing'],
  ['x-forwarded-uri', '/nothing'],
  ['x-forwarded-url', 'https://evil.com/'],
  ['x-forwarded-scheme', 'http'],
  ['x-forwarded-ssl', 'off'],
  ['x-forwarded-method', 'DELETE'],
  ['forwarded', 'for=_;by=_;host=evil.com, for="[::1]:1"'],
  ['forwarded', ';;;=;"'],
  ['front-end-https', 'on'],
  ['x-url-scheme', 'javascript'],
  ['x-host', 'evil.com'],
  ['x-http-host-override', 'evil.com'],
  ['x-real-ip', '1.2.3.4'],
  ['x-client-ip', '127.0.0.1'],
  ['true-client-ip', '127.0.0.1'],
  ['cf-connecting-ip', '127.0.0.1'],
  ['cf-visitor', '{"scheme":"http"}'],
  ['cf-ipcountry', 'BR'],
  ['x-vercel-ip-country', 'BR'],
  ['cloudfront-viewer-country', 'BR'],
  ['via', '1.1 evil.com'],
  ['x-script-name', '//evil.com'],
  ['x-base-url', '//evil.com'],
  ['x-wap-profile', 'https://evil.com/x.xml'],
];

/** What a proxy says of the request before it, believed or not. */
export const forwarding: Kind = {
  name: 'forwarding headers reach no answer',
  behindProxy: true,
  rows: [
    ...eachChangesNothing([...forwarded, ...proxied]),
    ...changesNothing(
      'all forwarding headers at once',
      ...[...forwarded, ...proxied].map(([name, value]) => `${name}: ${value}`),
    ),
  ],
};
