import { expect, test } from 'vitest';
import { describeRow, differences, see, sendRow } from '../contract/check';
import { type Row, rows } from '../contract/rows';
import { makeExport, serveExport } from '../support/exported';

const nginx = await serveExport(await makeExport('--contact', 'plain'));

/**
 * Rows that cannot hold. What is no percent-encoding nginx refuses before it has read a header: its page is in the
 * language of the address, and in the default one where the address names none.
 */
const cannot = (row: Row) => row.path === '/%' && row.acceptLanguage === 'pt';

const titled = rows.filter((row) => !cannot(row)).map((row) => [describeRow(row), row] as const);

test.each(titled)('%s', async (_title, row) => {
  expect(differences(row, see(await sendRow(nginx.address, row)))).toEqual([]);
});

test('one row cannot hold, and all it lacks is the language', async () => {
  const left = rows.filter(cannot);
  expect(left).toHaveLength(1);
  for (const row of left)
    expect(differences(row, see(await sendRow(nginx.address, row)))).toEqual([
      'lang: expected pt-BR, got en',
    ]);
});

test('nginx has nothing to say', () => {
  expect(nginx.said()).toBe('');
});
