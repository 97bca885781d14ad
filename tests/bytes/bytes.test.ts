import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { messages } from '../../shared/contact/messages';
import { type Lang, langs, otherLang } from '../../shared/languages';
import { firstFlight, mostScript } from '../../shared/limits';
import { type PageId, pageIds, pageLangs } from '../../shared/pages';
import { addresses } from '../browser/support/addresses';
import { dist } from '../support/build';
import { leaves } from '../support/leaves';
import { startSite } from '../support/site';

const mostFont = 40_000;

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

/** The chunks of a page in one language once it is hydrated. */
const scriptOf = (page: PageId, lang: Lang): string[] => {
  const meta = metafile();
  const files = ['client/main.ts', 'client/hydrate.tsx', `client/pages/${page}/Page.tsx`];
  const entries = files.map((file) => outputOf(meta, `${file}?${lang}`));
  return [...new Set(entries.flatMap((entry) => [...closure(meta, entry)]))];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test.each(pagesInLanguages)(
  '%s in %s: all its script, hydrated, is at most 85 kB',
  (page, lang) => {
    expect(sum(scriptOf(page, lang).map(brotliSize))).toBeLessThanOrEqual(mostScript);
  },
);

/** The words of a page in a language; none where it cannot be read in it. */
const wordsOf = async (page: PageId, lang: Lang): Promise<object> => {
  if (pageLangs(page).length > 1)
    return (await import(`../../client/pages/${page}/copy.ts`)).copy(lang);
  return pageLangs(page).includes(lang)
    ? import(`../../client/pages/${page}/onlyPortuguese.ts`)
    : {};
};

/** The sentences of a page that are told apart: long enough to stand nowhere else by chance. */
const sentencesOf = async (page: PageId, lang: Lang): Promise<string[]> => {
  return leaves(await wordsOf(page, lang), '')
    .map(({ text }) => text)
    .filter((text) => text.length > 20 && !text.includes('…') && !/["'`]/.test(text));
};

test.each(pagesInLanguages)(
  '%s in %s: its script has no words of the other language',
  async (page, lang) => {
    const text = scriptOf(page, lang)
      .map((chunk) => read(chunk).toString())
      .join('')
      .replaceAll('\\xA0', '\u00a0');
    const own = await sentencesOf(page, lang);
    expect(own.filter((sentence) => text.includes(sentence)).length).toBeGreaterThan(0);
    const foreign = (await sentencesOf(page, otherLang(lang))).filter(
      (sentence) => !own.includes(sentence),
    );
    expect(foreign.length > 0).toBe(pageLangs(page).length > 1);
    expect(foreign.filter((sentence) => text.includes(sentence))).toEqual([]);
    for (const message of Object.values(messages))
      expect(text).not.toContain(message[otherLang(lang)]);
  },
);

test.each(langs)(
  'the entry script, which every reader of %s loads, is one file of at most 1.5 kB',
  (lang) => {
    const meta = metafile();
    const chunks = [...closure(meta, outputOf(meta, `client/main.ts?${lang}`))];
    expect(chunks).toHaveLength(1);
    expect(sum(chunks.map(brotliSize))).toBeLessThanOrEqual(1500);
  },
);

const { fonts } = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')) as {
  fonts: Record<string, string[]>;
};

test.each(Object.entries(fonts))(
  'the fonts of %s are two at most, of 40 kB together',
  (_page, own) => {
    const sizes = own.map((font) => readFileSync(path.join(dist, 'client', font)).length);
    expect([1, 2]).toContain(sizes.length);
    expect(sum(sizes)).toBeLessThanOrEqual(mostFont);
  },
);

test('all pages but those with fonts of their own are set in the same two', () => {
  expect(fonts['base']).toHaveLength(2);
});
