import { expect, test } from 'vitest';
import { redirects } from '../corpus/redirects';
import { bytesFor, readersOf, short } from '../corpus/row';
import { makeExport, serveExport } from '../support/exported';
import { groupsOf } from '../support/groups';
import { sendRaw } from '../support/raw';
import { siteOrigin } from '../support/site';

const { address } = await serveExport(await makeExport('--contact', 'plain'));
const port = Number(new URL(address).port);

/** Every Location that a connection brought. */
const locationsIn = (text: string): string[] =>
  [...text.matchAll(/^location:[ \t]*(.*?)\r?$/gim)].map(([, value = '']) => value);

const staysHere = (location: string): boolean =>
  /^\/(?![/\\])[\x21-\x7e]*$/.test(location) && new URL(location, siteOrigin).origin === siteOrigin;

let seen = 0;

test.each([...groupsOf(redirects.rows, ({ title }) => title)])(
  '%s',
  async (_title, rows) => {
    for (const row of rows)
      for (const reader of readersOf(row)) {
        const bytes = bytesFor(row.bytes, reader);
        const locations = locationsIn(await sendRaw(port, bytes));
        seen += locations.length;
        expect(
          locations.filter((location) => !staysHere(location)),
          short(bytes, 1500),
        ).toEqual([]);
      }
  },
  60_000,
);

test('there were redirects to look at', () => {
  expect(seen).toBeGreaterThan(1000);
});
