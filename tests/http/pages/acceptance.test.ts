import { expect, test } from 'vitest';
import { pageFaults } from '../../contract/pageCheck';
import { pageRows } from '../../contract/pageRows';
import { startSite } from '../../support/site';
import { walkPages } from '../../support/walkPages';

const { read } = await startSite();

test.each(pageRows.map((row) => [row.title, row] as const))('%s', async (_title, row) => {
  expect(await pageFaults(row, read)).toEqual([]);
});

const described = pageRows.flatMap(({ heading, addresses }) => (heading ? addresses : []));

test.each([...walkPages()].map(({ address }) => address))(
  'tests/contract/pageRows.ts has a row for %s',
  (address) => {
    expect(described).toContain(address);
  },
);

test('no two pages have the words of a row in their headings', async () => {
  const rows = await Promise.all(
    pageRows.flatMap(({ heading, addresses: [address = ''] }) =>
      heading ? [read(address).then(({ text }) => ({ heading, address, h1: text('h1') }))] : [],
    ),
  );
  for (const { heading, address } of rows)
    for (const other of rows.filter((row) => row.heading !== heading))
      expect(other.h1, `${other.address} says what ${address} says`).not.toContain(heading);
});
