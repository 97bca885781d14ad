import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestLine, rowAsk } from '../contract/check';
import { rows } from '../contract/rows';
import { startSite } from '../support/site';
import { type SampleNginx, startNginxSample } from './support/nginxSample';

const environment = { TRUST_PROXY: '1', SITE_ORIGIN: 'https://www.example.com' };
const instance = await startSite({ environment: { ...environment, LOG_LEVEL: 'info' } });
const other = await startSite({ environment: { ...environment, LOG_LEVEL: 'info' } });

let nginx: SampleNginx;
beforeAll(async () => {
  nginx = await startNginxSample([instance.port, other.port]);
});
afterAll(() => nginx.stop());

/** The number of requests that have reached the instances. */
const reached = (): number =>
  [instance, other].flatMap(({ lines }) => lines()).filter(({ msg }) => msg === 'request').length;

const readers = ['en', 'pt-BR', undefined, 'pt', 'pt;q=0.5, en', 'en, pt;q=0.5', 'pt, en;q=0.5'];
const languageOf = (reader: string | undefined) =>
  reader?.startsWith('pt') && reader !== 'pt;q=0.5, en' ? 'pt' : 'en';

const ask = (path: string, reader: string | undefined) =>
  nginx.ask({ path, headers: reader === undefined ? {} : { 'accept-language': reader } });

describe('a response by Accept-Language behind nginx', () => {
  test.each([
    ['/', 302],
    ['/privacy-policy', 200],
    ['/nano-banana-api', 200],
    ['/nothing-here', 404],
  ])('at %s is in the language of each reader', async (path, status) => {
    const before = reached();
    for (const reader of [...readers, ...readers]) {
      const answer = await ask(path, reader);
      expect(answer.status).toBe(status);
      const lang = languageOf(reader);
      if (status === 302) expect(answer.headers.location).toBe(`/${lang}`);
      else
        expect(answer.body.toString()).toContain(`<html lang="${lang === 'pt' ? 'pt-BR' : 'en'}"`);
    }
    expect(reached() - before).toBe(2 * readers.length);
  });
});

describe('a response without Accept-Language behind nginx', () => {
  test.each(['/en', '/pt', '/privacy-policy?lang=pt', '/en/products', '/robots.txt'])(
    'comes from an instance each time: %s',
    async (path) => {
      const before = reached();
      const answers = await Promise.all(readers.map((reader) => ask(path, reader)));
      expect(reached() - before).toBe(readers.length);
      expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    },
  );

  test('comes from the cache of nginx for a hashed file', async () => {
    const { entries } = instance.services.assets;
    const first = await ask(entries.en, 'en');
    const before = reached();
    const again = await Promise.all(readers.map((reader) => ask(entries.en, reader)));
    expect(reached()).toBe(before);
    for (const { body } of again) expect(body.equals(first.body)).toBe(true);
  });
});

// misconfigured.test.ts sends the other rows of the contract through nginx.
const broken = rows.filter(({ refusedBy }) => refusedBy?.includes('nginx'));

test.each(broken.map((row) => [requestLine(row), row] as const))(
  '%s is refused by nginx itself in both languages',
  async (_name, row) => {
    const { status, headers, body } = await nginx.ask(rowAsk(row));
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    for (const lang of ['en', 'pt-BR']) expect(body.toString()).toContain(`lang=${lang}>`);
  },
);
