import { expect, test } from 'vitest';
import { textAddresses } from '../../server/files/addresses';
import { langs } from '../../shared/languages';
import type { Answer, Ask } from '../contract/request';
import { request } from '../contract/request';
import { decode, encodingOf } from '../support/decode';
import { makeExport, serveExport } from '../support/exported';
import { steadyHeaders } from '../support/headers';
import { startSite } from '../support/site';
import { walkPages } from '../support/walkPages';

const site = await startSite();
const nginx = await serveExport(await makeExport('--contact', 'plain'));

/** What nginx makes by itself of the file: other names of the same thing, and the length of its own compression. */
const ofTheFile = new Set([
  ...['etag', 'last-modified', 'content-length', 'server', 'accept-ranges'],
  ...['keep-alive', 'transfer-encoding'],
]);

const headersOf = (answer: Answer) =>
  Object.entries(steadyHeaders(answer))
    .filter(([name]) => !ofTheFile.has(name))
    // Of a charset the server writes both.
    .map(([name, value]) => [name, name === 'content-type' ? `${value}`.toLowerCase() : value])
    .sort();

const { assets } = site.services;
/** What the pages name, fetched as browsers do. */
const assetAddresses = async (): Promise<string[]> => {
  const found = new Set<string>();
  for (const { address, acceptLanguage } of walkPages()) {
    const { body } = await site.ask({
      path: address,
      headers: { 'accept-language': acceptLanguage },
    });
    for (const [path] of body.toString().matchAll(/\/assets\/[\w./-]+/g)) found.add(path);
  }
  return [...found];
};

const pages = walkPages().map(
  ({ address, acceptLanguage }): Ask => ({
    path: address,
    headers: { 'accept-language': acceptLanguage },
  }),
);
const faults = langs.flatMap((lang) =>
  ['', `/${lang}`].flatMap((before): Ask[] => [
    { path: `${before}/no-such-page`, headers: { 'accept-language': lang } },
    { path: `${before}/%c3%28`, headers: { 'accept-language': lang } },
    { path: `${before}/`, method: 'POST', headers: { 'accept-language': lang } },
    { path: `${before}/${'a'.repeat(8001)}`, headers: { 'accept-language': lang } },
  ]),
);
const saving = { path: '/ahead.json', headers: { 'save-data': 'on' } };
const files = [...textAddresses(true), ...assets.publicFiles, ...(await assetAddresses())].map(
  (path): Ask => ({ path }),
);

const encodings = ['br', 'gzip', 'gzip, deflate, br, zstd', ''];
/** Of the build's own files the server sends brotli to whoever takes it at all; nginx heeds the weights. */
const weighted = ['gzip;q=1, br;q=0.5', 'br;q=0, gzip'];

const title = ({ method = 'GET', path, headers = {} }: Ask) =>
  `${method} ${path.slice(0, 80)} ${Object.values(headers).join(' ')}`;

test.each([...pages, ...faults, saving, ...files].map((ask) => [title(ask), ask] as const))(
  '%s is what the server answers, in every encoding',
  async (_title, ask) => {
    for (const encoding of files.includes(ask) ? encodings : [...encodings, ...weighted]) {
      const asked = { ...ask, headers: { ...ask.headers, 'accept-encoding': encoding } };
      const ours = await site.ask(asked);
      const theirs = await request(nginx.address, asked);
      expect(theirs.status).toBe(ours.status);
      expect(headersOf(theirs), encoding).toEqual(headersOf(ours));
      expect(encodingOf(theirs)).toBe(encodingOf(ours));
      expect(decode(theirs)).toBe(decode(ours));
    }
  },
);

test('there is something to compare', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(files.length).toBeGreaterThan(100);
});

test.each(['br', 'gzip', ''])(
  'a page that the client has in "%s" is not sent again',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await request(nginx.address, { path: '/en', headers });
    const etag = first.headers.etag ?? '';
    expect(etag).toMatch(/^"/);
    const again = { path: '/en', headers: { ...headers, 'if-none-match': etag } };
    const { status, body, headers: told } = await request(nginx.address, again);
    expect([status, body.length, told['content-encoding']]).toEqual([304, 0, undefined]);
    expect(told.vary).toBe(first.headers.vary);
  },
);
