import { changesNothing, eachChangesNothing, hostChangesNothing } from './changesNothing';
import { fields, type Kind } from './row';

const hosts = ['evil.com', 'EVIL.com:8080', 'localhost', '127.0.0.1:1', '[::1]:80', 'a_b.example'];

/** Other names of no harm. */
const fine = [
  ...['[::ffff:1.2.3.4]', 'a.example.', 'xn--vil-9la.com', '999.999.999.999', 'a'.repeat(253)],
];

const forwarded = hosts.flatMap((host): [string, string][] => [
  ['x-forwarded-host', host],
  ['forwarded', `for=1.2.3.4;host="${host}";proto=http`],
  ['x-original-host', host],
]);

const proxied: [string, string][] = [
  ...fields(`
  x-forwarded-host: a.example, evil.com | x-forwarded-host: "><script>
  x-forwarded-proto: http | x-forwarded-proto: javascript | x-forwarded-proto: https, http
  x-forwarded-port: 1 | x-forwarded-port: -1 | x-forwarded-server: evil.com
  x-forwarded-for: 1.2.3.4 | x-forwarded-for: 1.2.3.4, ::1, evil.com, , <script>
  x-forwarded-for: 999.999.999.999 | x-forwarded-by: evil.com | x-forwarded-prefix: //evil.com
  x-forwarded-path: /nothing | x-forwarded-uri: /nothing | x-forwarded-url: https://evil.com/
  x-forwarded-scheme: http | x-forwarded-ssl: off | x-forwarded-method: DELETE
  forwarded: for=_;by=_;host=evil.com, for="[::1]:1" | forwarded: ;;;=;" | front-end-https: on
  x-url-scheme: javascript | x-host: evil.com | x-http-host-override: evil.com
  x-real-ip: 1.2.3.4 | x-client-ip: 127.0.0.1 | true-client-ip: 127.0.0.1
  cf-connecting-ip: 127.0.0.1 | cf-visitor: {"scheme":"http"} | cf-ipcountry: BR
  x-vercel-ip-country: BR | cloudfront-viewer-country: BR | via: 1.1 evil.com
  x-script-name: //evil.com | x-base-url: //evil.com | x-wap-profile: https://evil.com/x.xml`),
  ['x-forwarded-host', ''],
  ['x-forwarded-for', ','.repeat(2000)],
];

export const forwarding: Kind = {
  name: 'nobody’s Host and no forwarding header reaches an answer',
  behindProxy: true,
  rows: [
    ...[...hosts, ...fine].flatMap(hostChangesNothing),
    ...eachChangesNothing([...forwarded, ...proxied]),
    ...changesNothing(
      'all forwarding headers at once',
      ...[...forwarded, ...proxied].map(([name, value]) => `${name}: ${value}`),
    ),
  ],
};
