import { expect, test } from 'vitest';
import { startCachedAndUncached } from '../../support/cachedAndUncached';
import { ownId } from '../../support/loggedSite';
import { startSite } from '../../support/site';
import { askOverWire, get } from '../../support/wireAnswers';

const { site, given } = await startCachedAndUncached();

const headersOf = async (bytes: string): Promise<Record<string, string>[]> =>
  (await askOverWire(site.port, bytes)).map(({ headers }) => Object.fromEntries(headers));

/** The same site, with its pages as they are. */
const warmed = async (bytes: string): Promise<number> => {
  await askOverWire(site.port, bytes);
  return given();
};

test('many requests at once each have an id of their own, in answer and log', async () => {
  const before = await warmed(get('/en', 'Accept-Encoding: br'));
  const asked = Array.from({ length: 100 }, (_, at) =>
    headersOf(get('/en', 'Accept-Encoding: br', ...(at % 2 ? [`X-Request-Id: own-${at}`] : []))),
  );
  const ids = (await Promise.all(asked)).flat().map((headers) => headers['X-Request-Id'] ?? '');
  expect(given()).toBe(before);
  expect(new Set(ids).size).toBe(100);
  for (const [at, id] of ids.entries()) expect(id).toMatch(at % 2 ? `own-${at}` : ownId);
  await expect
    .poll(() =>
      site
        .lines()
        .slice(-100)
        .map(({ requestId }) => requestId)
        .sort(),
    )
    .toEqual([...ids].sort());
});

test('the query of a Location is of its own request alone', async () => {
  const before = await warmed(get('/en/products?secret=0'));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => headersOf(get(`/en/products?secret=${at}`))),
  );
  for (const [at, [headers]] of answers.entries())
    expect(headers?.['Location']).toBe(`/en?secret=${at}`);
  expect((await headersOf(get('/en/about')))[0]?.['Location']).toBe('/en');
  expect(given()).toBe(before);
});

test('a page in one language answers nobody who reads the other', async () => {
  const [pt, en] = ['Accept-Language: pt', 'Accept-Language: en'];
  await warmed(get('/privacy-policy', pt));
  const before = await warmed(get('/privacy-policy', en));
  for (const [line, lang] of [
    [pt, 'pt-BR'],
    [en, 'en'],
    [pt, 'pt-BR'],
  ] as const) {
    const [answer] = await askOverWire(site.port, get('/privacy-policy', line));
    expect(answer?.body).toContain(`<html lang="${lang}"`);
  }
  expect(given()).toBe(before);
});

test('an answer that sets a cookie is never given to another', async () => {
  let visitors = 0;
  const own = await startSite({ warm: false });
  own.server.prependListener('request', (_request, response) => {
    visitors += 1;
    response.setHeader('Set-Cookie', `visitor=${visitors}`);
  });
  for (const path of ['/en', '/en/products']) {
    await own.ask({ path, method: 'HEAD' });
    for (const _time of [1, 2, 3]) {
      const { headers } = await own.ask(path);
      expect(headers['set-cookie']).toEqual([`visitor=${visitors}`]);
    }
  }
});
