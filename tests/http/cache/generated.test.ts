import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { startBothWays } from '../../support/bothWays';
import { get } from '../../support/wireAnswers';

// Some hundred requests, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const { site, same } = await startBothWays({ TRUST_PROXY: '1' });

const paths = [
  ['/en', '/pt', '/EN/', '/'],
  ['/en/contact', '/pt/contact', '/pt/services/x', '/en/products'],
  ['/privacy-policy', '/nano-banana-api', '/pt/nano-banana-api', '/en/tools/ocr-document-pro'],
].flat();

const queries = ['', '?', '?a=1', '?lang=pt', '?lang=en&a=%2F', '?lang=xx', '?utm=//evil.example'];

const tags = await Promise.all(
  ['br', 'gzip', 'identity'].map(async (encoding) => {
    const { headers } = await site.ask({ path: '/en', headers: { 'accept-encoding': encoding } });
    return headers.etag ?? '';
  }),
);

const oneOf = (...values: string[]) => fc.constantFrom(...values);

/** Headers that have a say in an answer or its line, each with values that decide and rubbish. */
const headers = fc.record(
  {
    'Accept-Encoding': fc.oneof(
      oneOf('br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0', '*;q=0', 'identity', ''),
      fc.stringMatching(/^[a-z*;=,. 01]{0,20}$/),
    ),
    'Accept-Language': fc.oneof(
      oneOf('pt-BR,pt;q=0.9,en;q=0.8', 'en', 'de', '*;q=0.5, pt;q=0'),
      fc.stringMatching(/^[a-z*;=,. 01-]{0,20}$/),
    ),
    'If-None-Match': fc.oneof(
      oneOf('*', ...tags, ...tags.map((tag) => `"x" , W/${tag}`)),
      fc.stringMatching(/^[\w",/* -]{0,20}$/),
    ),
    'Cache-Control': oneOf('no-cache', 'max-age=0', 'no-store'),
    'X-Request-Id': fc.stringMatching(/^[\w{}"-]{0,70}$/),
    'X-Forwarded-For': fc.stringMatching(/^[\d., :a-f]{0,40}$/),
    Connection: oneOf('close', 'keep-alive'),
    'Save-Data': oneOf('on'),
  },
  { requiredKeys: [] },
);

test('any mixture of headers, addresses and queries is answered ahead as by the pipeline', async () => {
  await fc.assert(
    fc.asyncProperty(oneOf(...paths), oneOf(...queries), headers, async (path, query, sent) => {
      const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
      const [answer] = await same(get(path + query, ...lines));
      expect([200, 301, 302, 304]).toContain(answer?.status);
    }),
    { numRuns: 250 },
  );
});
