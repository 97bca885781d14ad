import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { copy } from '../../client/pages/home/copy';
import { messages } from '../../shared/contact/messages';
import { langs, otherLang } from '../../shared/languages';
import { pageIds, pageLangs } from '../../shared/pages';
import { addresses } from '../browser/support/addresses';
import { dist } from '../support/build';
import { startSite } from '../support/site';

/** What arrives in the first round trip of a TCP connection (ten segments), RFC 6928. */
const firstFlight = 14_600;
const mostScript = 85_000;
const mostFont = 60_000;

type Answer = { head: number; body: number; headers: IncomingHttpHeaders };

/** The octets of an answer on the wire, status line and headers included. */
const measure = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let body = 0;
      response.on('data', (chunk: Buffer) => {
        body += chunk.length;
      });
      response.on('end', () => {
        const lines = response.rawHeaders.reduce(
          (sum, text) => sum + Buffer.byteLength(text, 'latin1') + 2,
          'HTTP/1.1 200 OK\r\n\r\n'.length,
        );
        resolve({ head: lines, body, headers: response.headers });
      });
    })
      .on('error', reject)
      .end();
  });

// Served as in production, with the headers that only https has.
const site = await startSite({ environment: { SITE_ORIGIN: 'https://www.example.com' } });

describe.each(addresses)('$address', ({ address }) => {
  test(`its first view arrives in ${firstFlight} octets`, async () => {
    const { head, body, headers } = await measure(site.address + address);
    expect(headers['content-encoding']).toBe('br');
    expect(head + body).toBeLessThanOrEqual(firstFlight);
  });
});

const metafile = (): Metafile =>
  JSON.parse(readFileSync(path.join(dist, 'client.meta.json'), 'utf8'));

/** A chunk and all that it imports statically, by file name. */
const closure = ({ outputs }: Metafile, start: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const { path: next, kind } of outputs[start]?.imports ?? []) {
    if (kind === 'import-statement') closure({ outputs, inputs: {} }, next, seen);
  }
  return seen;
};

const outputOf = ({ outputs }: Metafile, entryPoint: string): string => {
  const found = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entryPoint);
  if (!found) throw new Error(`no chunk is made of ${entryPoint}`);
  return found;
};

const read = (output: string): Buffer =>
  readFileSync(path.join(dist, 'client/assets', path.basename(output)));

const brotliSize = (output: string): number => brotliCompressSync(read(output)).length;

const pagesInLanguages = pageIds.flatMap((page) =>
  pageLangs(page).map((lang) => [page, lang] as const),
);

test.each(pagesInLanguages)(
  '%s in %s: all its script, hydrated, is at most 85 kB',
  (page, lang) => {
    const meta = metafile();
    const files = ['client/main.ts', 'client/hydrate.tsx', `client/pages/${page}/Page.tsx`];
    const entries = files.map((file) => `${file}?${lang}`);
    const chunks = new Set(entries.flatMap((entry) => [...closure(meta, outputOf(meta, entry))]));
    const total = [...chunks].reduce((sum, chunk) => sum + brotliSize(chunk), 0);
    expect(total).toBeLessThanOrEqual(mostScript);
  },
);

test.each(langs)('the script of a document in %s has no words of the other language', (lang) => {
  const meta = metafile();
  const chunks = closure(meta, outputOf(meta, `client/pages/home/Page.tsx?${lang}`));
  const text = [...chunks].map((chunk) => read(chunk).toString()).join('');
  const { hero, about } = copy(otherLang(lang));
  expect(text).toContain(copy(lang).hero.lead);
  for (const foreign of [hero.lead, about.text]) expect(text).not.toContain(foreign);
  for (const message of Object.values(messages))
    expect(text).not.toContain(message[otherLang(lang)]);
});

test.each(langs)('the entry script, which every reader of %s loads, is at most 2 kB', (lang) => {
  const meta = metafile();
  const chunks = [...closure(meta, outputOf(meta, `client/main.ts?${lang}`))];
  expect(chunks.reduce((sum, chunk) => sum + brotliSize(chunk), 0)).toBeLessThanOrEqual(2000);
});

test('the two fonts are at most 60 kB together', () => {
  const { fonts } = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8'));
  const sizes = fonts.map((font: string) => readFileSync(path.join(dist, 'client', font)).length);
  expect(sizes).toHaveLength(2);
  expect(sizes[0] + sizes[1]).toBeLessThanOrEqual(mostFont);
});
