import { describe, expect, test } from 'vitest';
import { startSite } from '../../support/site';

const site = await startSite();

const rules = async (saveData?: string) => {
  const headers = saveData === undefined ? {} : { 'save-data': saveData };
  const answer = await site.http.get('/prefetch.json').set(headers);
  return { ...answer, json: JSON.parse(answer.text) };
};

describe('/prefetch.json', () => {
  test('is sent with the content type of speculation rules', async () => {
    const { headers } = await rules();
    expect(headers['content-type']).toBe('application/speculationrules+json');
  });

  test.each(['on', 'On'])('has no rules for a visitor with Save-Data: %s', async (value) => {
    const { json, headers } = await rules(value);
    expect(json).toEqual({ prefetch: [] });
    expect(headers['etag']).not.toBe((await rules()).headers['etag']);
  });

  test.each(['off', '', '?1'])('has all rules for a visitor with Save-Data: %s', async (value) => {
    expect((await rules(value)).json).toEqual((await rules()).json);
  });
});

test.each(['/en', '/pt/contact?plano=Premium', '/privacy-policy', '/en/nothing', '/%zz'])(
  '%s has a Speculation-Rules header',
  async (path) => {
    const { headers } = await site.http.get(path);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['speculation-rules']).toBe('"/prefetch.json"');
  },
);
