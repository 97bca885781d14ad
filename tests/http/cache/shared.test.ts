import { expect, test } from 'vitest';
import { startCachedAndUncached } from '../../support/cachedAndUncached';
import { ownId } from '../../support/loggedSite';
import { askOverWire, field, get } from '../../support/raw';
import { startSite } from '../../support/site';

const { site, given } = await startCachedAndUncached();

const fieldOf = async (name: string, bytes: string): Promise<string | undefined> => {
  const [answer] = await askOverWire(site.port, bytes);
  return answer && field(answer, name);
};

/** The same site, with its pages as they are. */
const warmed = async (bytes: string): Promise<number> => {
  await askOverWire(site.port, bytes);
  return given();
};

test('many requests at once each have an id of their own, in answer and log', async () => {
  const before = await warmed(get('/en', 'Accept-Encoding: br'));
  const asked = Array.from({ length: 100 }, (_, at) =>
    fieldOf(
      'x-request-id',
      get('/en', 'Accept-Encoding: br', ...(at % 2 ? [`X-Request-Id: own-${at}`] : [])),
    ),
  );
  const ids = await Promise.all(asked);
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
  const locationOf = (target: string) => fieldOf('location', get(target));
  const secrets = Array.from({ length: 50 }, (_, at) => `secret=${at}`);
  const locations = secrets.map((secret) => locationOf(`/en/products?${secret}`));
  expect(await Promise.all(locations)).toEqual(secrets.map((secret) => `/en?${secret}`));
  expect(await locationOf('/en/about')).toBe('/en');
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
  const own = await startSite();
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
