// What visitors type must not reach the log of nginx, and no byte of it may do anything to a terminal.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Ask, request } from '../contract/request';
import { sendRaw } from '../support/raw';
import { startSite } from '../support/site';
import { sampleHost, startNginxSample } from './support/nginxSample';

const { port } = await startSite({ environment: { TRUST_PROXY: '1' } });
const nginx = await startNginxSample([port, port]);
afterAll(nginx.stop);

const askOverTls = (asked: Ask) =>
  request(`https://127.0.0.1:${nginx.https}`, {
    ...asked,
    headers: { host: sampleHost },
    tls: { servername: sampleHost, ca: nginx.ca },
  });
const askOverHttp = (asked: Ask) =>
  request(`http://127.0.0.1:${nginx.http}`, { ...asked, headers: { host: sampleHost } });

/** Bytes of the log. */
const bytes = () => readFileSync(path.join(nginx.outside, 'site.log'));
type Line = { path: string; method: string };
const lines = (): Line[] =>
  bytes()
    .toString('latin1')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The line of a request. */
const logged = async (send: () => Promise<unknown>): Promise<Line | undefined> => {
  const before = lines().length;
  await send();
  await expect.poll(() => lines().length).toBe(before + 1);
  return lines().at(-1);
};

test.each([
  ['/en/contact?subject=TOKEN', '/en/contact'],
  ['/en/contact%3Fsubject=TOKEN', '/en/contact'],
  ['/en/contact%3fsubject=TOKEN', '/en/contact'],
  ['/en/contact%253Fsubject=TOKEN', '/en/contact'],
  ['/en/contact%2525253fsubject=TOKEN', '/en/contact'],
  ['/en/contact&subject=TOKEN', '/en/contact'],
  ['/en/contact%26subject=TOKEN', '/en/contact'],
  ['/en/contact;subject=TOKEN', '/en/contact'],
  ['/en/contact%3Bsubject=TOKEN', '/en/contact'],
  ['/en/contact#subject=TOKEN', '/en/contact'],
  ['/en/contact%23subject=TOKEN', '/en/contact'],
  ['/en/x\u009b31mTOKEN', '/en/x'],
  ['/en/x\u00e2\u0080\u00aeTOKEN', '/en/x'],
  ['/en/x\u00ffTOKEN', '/en/x'],
  ['/en/x"TOKEN', '/en/x'],
  ['/en/x\\TOKEN', '/en/x'],
  // Percent-encoding stays as it is.
  ['/en/x%c2%9b31m', '/en/x%c2%9b31m'],
  ['/en/x%9b%7f%e2%80%ae%ff', '/en/x%9b%7f%e2%80%ae%ff'],
  ['/en/a%20b+(c)!', '/en/a%20b+(c)!'],
  ['/pt//x/%2e%2e/', '/pt//x/%2e%2e/'],
  // What nginx cannot decode it does not keep either.
  ['/%zz', ''],
  [`/${'x'.repeat(1_000)}`, `/${'x'.repeat(299)}`],
])('nginx logs the path of %j as %j', async (target, seen) => {
  for (const ask of [askOverTls, askOverHttp])
    expect((await logged(() => ask({ path: target })))?.path).toBe(seen);
});

test.each([
  [`${'A'.repeat(40)} /en`, { method: 'A'.repeat(16), path: '/en' }],
  ['GET /en/\u0007', { path: '' }],
  ['GET /en/ x', { path: '' }],
])('nginx logs nothing else of the request line %j', async (start, seen) => {
  const send = async () => {
    await sendRaw(
      nginx.http,
      `${start} HTTP/1.1\r\nHost: ${sampleHost}\r\nConnection: close\r\n\r\n`,
    );
  };
  expect(await logged(send)).toMatchObject(seen);
});

test('no byte of the log of nginx is a control character or beyond ASCII', () => {
  expect([...bytes()].filter((byte) => byte !== 0x0a && (byte < 0x20 || byte > 0x7e))).toEqual([]);
});
