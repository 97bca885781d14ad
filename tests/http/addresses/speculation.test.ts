import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const { http } = await startSite();

test.each([
  ['On', false],
  ['off', true],
  ['', true],
])('/prefetch.json with Save-Data: %s has rules: %s', async (saveData, hasRules) => {
  const { text } = await http
    .get('/prefetch.json')
    .set('Save-Data', saveData)
    .expect('Content-Type', 'application/speculationrules+json')
    .expect('Vary', /Save-Data/i);
  expect(JSON.parse(text).prefetch.length > 0).toBe(hasRules);
});

test.each(['/en', '/pt/contact?plano=Premium', '/privacy-policy', '/en/nothing', '/%zz'])(
  '%s has a Speculation-Rules header',
  async (path) => {
    await http.get(path).expect('Speculation-Rules', '"/prefetch.json"');
  },
);
