import { expect, test } from 'vitest';
import { describeRow, differences, see, sendRow } from '../contract/check';
import { rows } from '../contract/rows';
import { makeExport, serveExport } from '../support/exported';

const nginx = await serveExport(makeExport('--contact', 'plain'), 8701);

const titled = rows.map((row) => [describeRow(row), row] as const);

test.each(titled)('%s', async (_title, row) => {
  expect(differences(row, see(await sendRow(nginx.address, row)))).toEqual([]);
});

test('nginx has nothing to say', () => {
  expect(nginx.said()).toBe('');
});
