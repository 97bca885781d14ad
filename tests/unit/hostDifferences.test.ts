import { expect, test } from 'vitest';
import { hostDifferences } from '../../server/cli/hostDifferences';
import { readSettings } from '../../server/settings/settings';

const settings = readSettings({});
const sent = { vary: 'Accept-Encoding, Accept-Language', 'content-encoding': 'br' };
const response = (headers: Record<string, string>) => ({
  status: 200,
  location: undefined,
  headers: new Headers(headers),
  body: 'text',
});

test.each([
  [
    'nothing where a proxy names another header in Vary',
    { ...sent, vary: `${sent.vary}, Origin` },
    [],
  ],
  [
    'nothing where Vary is spelt otherwise',
    { ...sent, vary: 'accept-language,accept-encoding' },
    [],
  ],
  [
    'a name that Vary has lost',
    { ...sent, vary: 'Accept-Encoding' },
    ['vary does not name accept-language'],
  ],
  [
    'gzip in the place of brotli',
    { ...sent, 'content-encoding': 'gzip' },
    ['content-encoding is "gzip", where this build sends "br"'],
  ],
  ['a body that is not encoded', { vary: sent.vary }, ['content-encoding is missing']],
])('doctor names %s', (_what, headers, differences) => {
  expect(hostDifferences(response(sent), response(headers), settings)).toEqual(differences);
});
