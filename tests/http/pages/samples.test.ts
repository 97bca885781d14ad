import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../shared/apis/api';
import { drawnCodes, sheet } from '../../../shared/apis/drawnCodes';
import { cut, decodeCode } from '../../support/barcodes';
import { faultsOf, readOpenApis } from '../../support/openApi';
import { readPdf } from '../../support/pdf';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();

/** The sample of each API: its name, and the response fields that the PDF does not print. */
const samples: Record<string, { name: string; unsaid: string[] }> = {
  'nfse-extraction': { name: 'nfse-1042', unsaid: ['status'] },
  'invoice-extraction': { name: 'invoice-0318', unsaid: ['summary'] },
  'barcode-extractor': {
    name: 'delivery-1042',
    unsaid: ['status', 'type', 'page', 'x', 'y', 'width', 'height', 'pageCount', 'processedPages'],
  },
};

/** The other types of each sample, and what a comparison leaves out. */
const others: Record<string, { types: string[]; leftOut: string }> = {
  'nfse-extraction': { types: ['xml'], leftOut: 'status' },
  'invoice-extraction': {
    types: ['jpg', 'png', 'tiff'],
    leftOut: 'paymentMethod attachments summary',
  },
  'barcode-extractor': { types: ['jpg', 'png', 'tiff'], leftOut: 'status position' },
};

const rows = (await readOpenApis(site)).flatMap(([, { id, lang, page, document }]) => {
  const sample = samples[id];
  return sample ? [{ id, lang, page, document, ...sample }] : [];
});

const leavesOf = (value: Json, name = ''): (readonly [string, string | number])[] => {
  if (value === null) return [];
  if (typeof value !== 'object') return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, key));
};

/** How a document may print a value. */
const printed = (value: string | number): string[] => {
  if (typeof value === 'number')
    return ['en', 'pt-BR'].flatMap((locale) => [
      `${value.toLocaleString(locale)}%`,
      value.toLocaleString(locale, { minimumFractionDigits: 2 }),
    ]);
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return [value];
  const written = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const date = new Date(value);
  return [value.split('-').reverse().join('/'), date.toLocaleDateString('en-GB', written)];
};

describe.each(rows)(
  'the sample of $id in $lang',
  async ({ id, lang, page, name, unsaid, document }) => {
    const { $ } = await site.read(page);
    const [file, response] = [`/samples/${lang}/${name}.pdf`, `/samples/${name}.json`];
    const pdf = await site.send(file);
    const read = readPdf(pdf.body.toString());
    const json = JSON.parse((await site.http.get(response)).text);

    test('is linked beside the request under the file name in the code samples', () => {
      const links = $('#first-request .actions a');
      expect(links.toArray().map((link) => $(link).attr('href'))).toEqual([file, response]);
      expect(links.filter('[download=""]')).toHaveLength(2);
      expect(links.first().text()).toContain(`${name}.pdf`);
      for (const code of $('.tabs__panel > .code:first-child pre').toArray())
        expect($(code).text()).toContain(`${name}.pdf`);
    });

    test('is linked as every other type that the API reads', async () => {
      const types = others[id]?.types ?? [];
      const links = $('#first-request .actions + p a').toArray();
      expect(links.map((link) => $(link).attr('href'))).toEqual(
        types.map((type) => `/samples/${lang}/${name}.${type}`),
      );
      for (const type of types) {
        const file = await site.send(`/samples/${lang}/${name}.${type}`);
        expect(file).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
        const text = file.body.toString();
        if (type === 'xml') {
          expect(text).toMatch({ en: /<!-- SAMPLE .* layout/, pt: /<!-- EXEMPLO .* Layout/ }[lang]);
          const tree = load(text, { xml: true });
          const said = tree('InfNfse *')
            .toArray()
            .map((one) => tree(one).text());
          for (const [field, value] of leavesOf(json).filter(([one]) => !unsaid.includes(one)))
            expect(said, field).toContain(String(value));
          continue;
        }
        const { data, info } = await sharp(file.body).raw().toBuffer({ resolveWithObject: true });
        expect((await sharp(file.body).metadata()).format).toBe(type.replace('jpg', 'jpeg'));
        expect(info.width).toBe(2 * read.width);
        expect(info.height).toBe(2 * read.height);
        // Paper, and a bit of ink.
        const dark = data.filter((level) => level < 128).length / data.length;
        expect(data[0]).toBe(255);
        expect(dark).toBeGreaterThan(0.005);
      }
    });

    test('is compared by a script that the site serves, without what may differ', async () => {
      const commands = $('.tabs__panel details pre')
        .toArray()
        .map((pre) => $(pre).text().trim());
      const words = `response.json ${name}.json ${others[id]?.leftOut}`;
      const python = `python3 compare.py ${words}`;
      expect(commands).toEqual([python, `node compare.mjs ${words}`, python, python]);
      const scripts = $('.tabs__panel details a[download]').toArray();
      expect(scripts.map((link) => $(link).attr('href'))).toEqual(
        ['py', 'mjs', 'py', 'py'].map((end) => `/samples/compare.${end}`),
      );
      for (const end of ['py', 'mjs']) await site.http.get(`/samples/compare.${end}`).expect(200);
    });

    test('is what the OpenAPI document reads by its address', () => {
      expect(JSON.stringify(document)).toContain(`${siteOrigin}${file}`);
      expect(JSON.stringify(document)).not.toContain('files.example.com');
    });

    test('is a valid PDF with noindex and a JSON response', async () => {
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-robots-tag': 'noindex',
      });
      expect(pdf.body.toString()).toMatch(/^%PDF-1\.4\n.*\n%%EOF\n$/s);
      expect(read.faults).toEqual([]);
      await site.http.get(response).expect('Content-Type', 'application/json');
    });

    test('has the response that the page shows, valid by the OpenAPI document', () => {
      expect(json).toEqual(JSON.parse($('#answer pre').text()));
      const [operation] = Object.values(document.paths);
      const { schema } = operation?.post.responses['200']?.content?.['application/json'] ?? {};
      expect(schema && faultsOf(schema, json)).toEqual([]);
    });

    test('prints every value of the response and the word sample', () => {
      const values = leavesOf(json).filter(([field]) => !unsaid.includes(field));
      expect(values.length).toBeGreaterThan(3);
      for (const [field, value] of values) {
        // The value of the QR code is not printed as text.
        if (value === drawnCodes[0].value) continue;
        const found = read.texts.some((text) => printed(value).some((form) => text.includes(form)));
        expect(found, `${field}: ${value}`).toBe(true);
      }
      expect(read.texts.join('\n')).toContain({ en: 'SAMPLE', pt: 'EXEMPLO' }[lang]);
    });

    test('prints the texts of the figure on the page', () => {
      const shown = $(
        '.document-figure__sheet > div[lang] :is(span:not(.visually-hidden), mark), .scan__sheet svg[role=img] text',
      )
        .toArray()
        .map((text) => $(text).text());
      expect(shown.length).toBeGreaterThan(10);
      for (const text of shown) expect(read.texts).toContain(text);
    });

    test('has readable codes at the positions in the response', async () => {
      if (id !== 'barcode-extractor') return;
      expect(read).toMatchObject(sheet);
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${3 * sheet.width}"><path d="${read.areas}" fill-rule="evenodd"/></svg>`;
      const pictures = ['jpg', 'png', 'tiff'].map((type) => `/samples/${lang}/${name}.${type}`);
      const sent = await Promise.all(pictures.map(async (one) => (await site.send(one)).body));
      for (const source of [Buffer.from(drawing), ...sent]) {
        const { data, info } = await sharp(source)
          .flatten({ background: 'white' })
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const { width, height } = info;
        const picture = { width, height, pixels: new Uint8ClampedArray(data) };
        for (const { position, type, value } of json.data.codes)
          expect(decodeCode(cut(picture, position))).toEqual({ type, value });
      }
    });
  },
);
