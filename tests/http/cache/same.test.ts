import { describe, expect, test } from 'vitest';
import { startBothWays } from '../../support/bothWays';
import { walkPages } from '../../support/walkPages';
import { get } from '../../support/wireAnswers';

const { site, same } = await startBothWays();

const statuses = async (bytes: string) => (await same(bytes)).map(({ status }) => status);

/** The ETag of a page in an encoding. */
const tagOf = async (path: string, encoding: string): Promise<string> => {
  const { headers } = await site.ask({ path, headers: { 'accept-encoding': encoding } });
  return headers.etag ?? '';
};

test.each(walkPages())('$address in $lang', async ({ address, acceptLanguage }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const lines = [`Accept-Encoding: ${encoding}`, `Accept-Language: ${acceptLanguage}`];
    expect(await statuses(get(address, ...lines))).toEqual([200]);
    expect(await statuses(get(address, ...lines, 'If-None-Match: *'))).toEqual([304]);
  }
});

test.each([
  '/',
  '/?a=1&b=%20',
  '/en/products',
  '/pt/products?x',
  '/en/services?text=a%26b',
  '/pt/about',
  '/en/products/telegram-manager?utm=1',
  '/pt/services/nothing',
  '/en/tools/ocr-document-pro?a=1',
  '/pt/tools/x',
  '/pt/nano-banana-api?lang=en&x=1',
  '/EN/',
  '//pt//contact/?a=//evil.example',
  '/en/%63ontact',
])('the redirect of %s, in both languages', async (target) => {
  for (const language of ['pt-BR', 'en'])
    expect((await statuses(get(target, `Accept-Language: ${language}`)))[0]).toBeOneOf([301, 302]);
});

describe('by what a client has already', () => {
  test.each([
    [304, (tag: string) => tag],
    [304, (tag: string) => `W/${tag}`],
    [304, (tag: string) => `"a", ${tag} ,"b"`],
    [304, () => '*'],
    [200, (tag: string) => tag.replaceAll('"', '')],
    [200, (tag: string) => tag.replace('br', 'gzip')],
    [200, (tag: string) => tag.toUpperCase()],
    [200, () => '""'],
    [200, () => ''],
  ] as const)('%i for %s', async (status, condition) => {
    const tag = await tagOf('/en', 'br');
    const lines = ['Accept-Encoding: br', `If-None-Match: ${condition(tag)}`];
    expect(await statuses(get('/en', ...lines))).toEqual([status]);
  });

  test('200 where it insists, or knows a date only', async () => {
    const has = `If-None-Match: ${await tagOf('/en', 'identity')}`;
    expect(await statuses(get('/en', has))).toEqual([304]);
    expect(await statuses(get('/en', has, 'Cache-Control: no-cache'))).toEqual([200]);
    expect(await statuses(get('/en', has, 'Cache-Control: max-age=0'))).toEqual([304]);
    const date = 'If-Modified-Since: Fri, 31 Dec 2027 23:59:59 GMT';
    expect(await statuses(get('/en', date))).toEqual([200]);
    expect(await statuses(get('/en', date, has))).toEqual([304]);
  });
});
