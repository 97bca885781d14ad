import { expect, test } from 'vitest';
import { flatFields } from '../../../shared/apis/api';
import { barcode } from '../../../shared/apis/barcode';
import { drawnCodes } from '../../../shared/apis/drawnCodes';
import { href } from '../../../shared/links';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const $ = parseHtml((await site.ask(href('barcode-extractor', 'en'))).body);

const texts = (selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

test('the answer that the page shows has the codes where they are drawn', () => {
  const { codes, processedPages } = JSON.parse(texts('#answer pre').at(-1) ?? '').data;
  expect(codes).toEqual(drawnCodes.map(({ path: _, ...told }) => told));
  expect(processedPages).toBe(1);
  expect(JSON.parse(`[${texts('.scan__entry').join('')}]`)).toEqual(codes);
});

test('a translator leaves the names and values of the fields as they are', () => {
  const names = texts('#fields th[scope=row] .field');
  expect(names).toHaveLength(flatFields(barcode.response).length);
  expect(texts('#fields th[scope=row] [translate=no]')).toEqual(names);
  expect(texts('code:not([translate=no], [translate=no] *)')).toEqual([]);
});
