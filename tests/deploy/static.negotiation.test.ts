import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseEncoding } from '../../server/request/encoding';
import { negotiate } from '../../server/request/negotiate';
import { request } from '../contract/request';
import { languageHeader, longLanguageHeader } from '../support/arbitraries/languages';
import { encodingOf } from '../support/decode';
import { makeExport, serveExport } from '../support/exported';

const { address } = await serveExport(await makeExport('--contact', 'plain'));

/** What a field can hold on the wire. */
const isSendable = (text: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

const asked = async (header: string) => {
  const answer = await request(address, { path: '/', headers: { 'accept-language': header } });
  return answer.headers.location;
};

const agree = (arbitrary: fc.Arbitrary<string>, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(arbitrary.filter(isSendable), async (header) => {
      expect(await asked(header)).toBe(`/${negotiate(header)}`);
    }),
    { numRuns },
  );

test('nginx finds the language that the server finds, of 4,000 generated headers', () =>
  agree(languageHeader, 4000));

test('… of 500 longer than what is looked at, or nearly', () => agree(longLanguageHeader, 500));

test('… at the very length', async () => {
  for (const length of [997, 998, 999, 1000, 1001, 1002])
    for (const end of [',pt', ',pt,', ', pt']) {
      const header = 'x'.repeat(length - end.length) + end;
      expect(await asked(header), `${length} ${end}`).toBe(`/${negotiate(header)}`);
    }
});

const weight = fc.constantFrom('', '', ';q=0', ';q=1', ';q=0.5', '; q=0.5', ';q=0.55', ';q=0.001');
const codings = fc
  .uniqueArray(fc.constantFrom('br', 'gzip', 'identity', '*', 'zstd', 'deflate', 'BR'), {
    maxLength: 5,
    comparator: (a, b) => a.toLowerCase() === b.toLowerCase(),
  })
  .chain((names) =>
    fc
      .array(weight, { minLength: names.length, maxLength: names.length })
      .map((weights) => names.map((name, at) => `${name}${weights[at]}`).join(', ')),
  );

test('nginx sends the coding that the server sends, of 1,000 generated headers', () =>
  fc.assert(
    fc.asyncProperty(codings, async (header) => {
      const headers = { 'accept-encoding': header };
      const answer = await request(address, { path: '/en', headers });
      expect(encodingOf(answer)).toBe(chooseEncoding(headers));
    }),
    { numRuns: 1000 },
  ));
