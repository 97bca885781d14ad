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
  ['nothing when a proxy adds a name to Vary', { ...sent, vary: `${sent.vary}, Origin` }, []],
  [
    'nothing when a proxy changes case and order in Vary',
    { ...sent, vary: 'accept-language,accept-encoding' },
    [],
  ],
  [
    'a name that is missing from Vary',
    { ...sent, vary: 'Accept-Encoding' },
    ['vary does not name accept-language'],
  ],
  [
    'gzip instead of brotli',
    { ...sent, 'content-encoding': 'gzip' },
    ['content-encoding is "gzip", where this build sends "br"'],
  ],
  ['a body that is not compressed', { vary: sent.vary }, ['content-encoding is missing']],
])('doctor reports %s', (_what, headers, differences) => {
  expect(hostDifferences(response(sent), response(headers), settings)).toEqual(differences);
});
