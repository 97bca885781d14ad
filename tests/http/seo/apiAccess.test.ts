import { describe, expect, test } from 'vitest';
import { href } from '../../../shared/links';
import { openApiPath } from '../../../shared/openapi';
import { marketplaceProducts } from '../../../shared/site';
import { startSite } from '../../support/site';

const environment = {
  API_BASE_URL: 'https://apis.store.test/v1/',
  API_BASE_URL_IMAGE: 'https://image.store.test',
  API_KEY_HEADER: 'X-Store-Key',
  API_SECOND_HEADER: 'X-Store-Host: {host}',
  API_BARCODE_PATH: '/codes',
};

const site = await startSite();
const known = await startSite({ environment });

describe.each(marketplaceProducts)('%s', (id) => {
  const page = href(id, 'en');
  const host = id === 'nano-banana-api' ? 'image.store.test' : 'apis.store.test';
  const baseUrl =
    id === 'nano-banana-api' ? 'https://image.store.test' : 'https://apis.store.test/v1';

  test('calls base URL and header examples, beside the samples, while no setting gives them', async () => {
    const { $ } = await site.read(page);
    const intro = $('.section__head, header, section')
      .filter((_, element) => $(element).find('#sample-curl').length > 0)
      .last()
      .text();
    expect(intro).toMatch(/X-Api-Key.*https:\/\/api\.example\.com.* Both are placeholders/s);
  });

  test('has the set base URL and headers in every sample, and calls nothing an example', async () => {
    const { $, text } = await known.read(page);
    const samples = $('.tabs__panel > .code:first-child pre').toArray();
    expect(samples.length).toBeGreaterThanOrEqual(4);
    for (const sample of samples) {
      expect(text($(sample))).toContain(baseUrl);
      expect(text($(sample))).toContain('X-Store-Key');
      expect(text($(sample))).toMatch(new RegExp(`X-Store-Host'?(:| =>) '?${host}`));
    }
    const main = $('main').text();
    expect(main).not.toMatch(
      /api\.example\.com|X-Api-Key|are placeholders:|(header|address) is an example/,
    );
    expect(main).toContain('if they differ there');
  });

  test('has them in the OpenAPI document', async () => {
    const { body } = await known.http.get(openApiPath(id, 'pt')).expect(200);
    expect(body.servers).toEqual([{ url: baseUrl }]);
    expect(body.components.securitySchemes.key.name).toBe('X-Store-Key');
    for (const { post } of Object.values<{ post: { parameters: object[] } }>(body.paths))
      expect(post.parameters).toEqual([
        expect.objectContaining({
          name: 'X-Store-Host',
          in: 'header',
          schema: { type: 'string', default: host },
        }),
      ]);
    expect(JSON.stringify(body)).not.toMatch(/api\.example\.com|X-Api-Key/);
    if (id === 'barcode-extractor') expect(Object.keys(body.paths)).toEqual(['/codes']);
  });
});
