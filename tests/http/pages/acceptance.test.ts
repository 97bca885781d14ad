import supertest from 'supertest';
import { expect, test } from 'vitest';
import { type Page, pageFaults } from '../../contract/pageCheck';
import { pageRows } from '../../contract/pageRows';
import { readHtml } from '../../support/html';
import { startSite } from '../../support/site';

const { server } = await startSite();

const pages = new Map<string, Page>();

const read = async (address: string): Promise<Page> => {
  const page =
    pages.get(address) ?? readHtml((await supertest(server).get(address).expect(200)).text);
  pages.set(address, page);
  return page;
};

test.each(pageRows.map((row) => [row.title, row] as const))('%s', async (_title, row) => {
  expect(await pageFaults(row, read)).toEqual([]);
});

test('no two pages have the words of a row in their headings', async () => {
  for (const {
    addresses: [own = ''],
    heading,
  } of pageRows) {
    if (!heading) continue;
    const others = pageRows.filter((row) => row.heading && row.heading !== heading);
    for (const {
      addresses: [other = ''],
    } of others)
      expect((await read(other)).text('h1'), `${other} says what ${own} says`).not.toContain(
        heading,
      );
  }
});
