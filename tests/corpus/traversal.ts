import { getRow, type Kind, withoutBody } from './row';

/** Ways out of a folder. */
const ways = [
  ...['..', '../..', '../../../../../..', '%2e%2e', '%2e%2e/%2e%2e', '.%2e/.%2e', '%2E.'],
  ...['..%2f..', '%2e%2e%2f%2e%2e', '%252e%252e/%252e%252e', '%252e%252e%252f', '..\\..'],
  ...['..%5c..', '%2e%2e%5c', '..%255c..', '..;', '..;/..;', '....//....//', '..../', '.././.././'],
  ...['/./../', '%2e/%2e%2e', '%e2%80%a5', '%ef%bc%8e%ef%bc%8e', '%ef%bc%8e%ef%bc%8e%ef%bc%8f'],
  ...['..//..', '...', '%c2%ae'],
];

/** Where they start: what leads to files, and what leads to pages. */
const bases = ['', '/assets', '/.well-known', '/en', '/pt/contact', '/favicon.svg', '/nothing'];

/** Files that the server can read, and that are nobody else's business. */
const files = ['server/main.js', 'package.json', 'etc/passwd', '.env'];

const names = [
  ...['/.env', '/.env.local', '/.env.production', '/.git/config', '/.git/HEAD', '/.ssh/id_rsa'],
  ...['/.npmrc', '/.htaccess', '/.DS_Store', '/.dockerenv', '/package.json', '/package-lock.json'],
  ...['/tsconfig.json', '/build.mjs', '/Dockerfile', '/node_modules/express/package.json'],
  ...['/dist/server/main.js', '/dist/assets.json', '/dist/client/favicon.svg', '/server/main.js'],
  ...['/main.js', '/main.js.map', '/server/main.js.map', '/assets.json', '/client.meta.json'],
  ...['/client', '/client/', '/public/favicon.svg', '/server/third-party.txt', '/third-party.txt'],
  ...['/assets', '/assets/', '/assets/.', '/assets/share', '/assets/share/', '/assets/nothing.js'],
  ...['/assets/.env', '/assets//etc/passwd', '/assets/main.js', '/assets/main.js.map'],
  ...['/assets/server/main.js', '/favicon.svg/', '/favicon.svg/x', '/FAVICON.SVG'],
  ...['/favicon.svg.br', '/favicon.svg.gz', '/favicon.svg~', '/favicon.svg.bak'],
  ...['/favicon.svg::$DATA', '/favicon.svg.', '/favicon%2esvg', '//favicon.svg', '/robots.txt/'],
  ...['/robots.txt~', '/.well-known/', '/%2eenv', '/con', '/nul', '/aux.txt', '/COM1', '/lpt1.svg'],
  ...['/prn.', '/C:/Windows/win.ini', '/c:%5cboot.ini', '/%5c%5cserver%5cshare'],
  ...['/\\\\server\\share', '/file:///etc/passwd', '/@fs/etc/passwd', '/@id/x', '/etc/passwd'],
  ...['//etc/passwd', '/proc/self/environ', '/proc/self/cmdline', '/dev/zero', '/~root'],
  ...['/cgi-bin/.%2e/.%2e/.%2e/bin/sh', '/wp-login.php', '/wp-admin/', '/phpinfo.php'],
  ...['/index.php', '/server-status', '/actuator/env', '/_next/static/x.js', '/_profiler/open'],
  ...['/graphql', '/api/x', '/en.html', '/en/index.html', '/en/contact.json', '/en.json'],
  ...['/en/.rsc', '/en.data', '/en;x=1', '/en/contact.php', '/en/contact;jsessionid=1'],
  ...['/pt/contact~', '/en/../pt', '/en/./contact'],
];

const nul = '/assets/%00 /assets/..%00/ /favicon.svg%00 /favicon.svg%00.js /.env%00.svg'.split(' ');

/** Octets of a slash or a dot that are none: overlong, or not in UTF-8. */
const overlong = '..%c0%af.. %c0%ae%c0%ae/ ..%c1%9c.. %uff0e%uff0e/ %e0%80%ae/ ..%u2216'.split(' ');

export const traversal: Kind = {
  name: 'traversal',
  rows: [
    ...bases.flatMap((base) =>
      ways.flatMap((way) =>
        files.map((file) =>
          getRow(`${base}/${way}/${file}`, 404, { title: `${way} from ${base || '/'}` }),
        ),
      ),
    ),
    ...['/..%2f..%2fetc%2fpasswd', '/../../etc/passwd', '/%252e%252e/'].map((way) =>
      getRow(way, 404),
    ),
    getRow('/%c0%ae%c0%ae/etc/passwd', 400),
    ...bases.flatMap((base) => overlong.map((way) => getRow(`${base}/${way}/etc/passwd`, 400))),
    ...names.map((name) => getRow(name, 404)),
    ...nul.map((name) => getRow(name, 400)),
    ...['../package.json', '..', './en', '.env', '\\en', '%2e%2e/x', 'en', 'assets/x'].map(
      (target) => getRow(target, withoutBody(400)),
    ),
  ],
};
