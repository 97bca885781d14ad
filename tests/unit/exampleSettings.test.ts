import { expect, test } from 'vitest';
import { exampleSettings, visibleSettings } from '../../server/settings/exampleSettings';
import { readSettings } from '../../server/settings/settings';

const examplesOf = (environment: Record<string, string>) =>
  exampleSettings(readSettings(environment));

test('every visible setting counts as an example when none is set', () => {
  expect(examplesOf({})).toEqual(Object.keys(visibleSettings));
});

test.each([
  ['SITE_ORIGIN', 'https://www.example.com', true],
  ['SITE_ORIGIN', 'https://example.com:8443', true],
  ['SITE_ORIGIN', 'https://jandaia.example', true],
  ['SITE_ORIGIN', 'http://localhost:3000', true],
  ['SITE_ORIGIN', 'https://127.0.0.1', true],
  ['SITE_ORIGIN', 'https://localhost.jandaia.test', false],
  ['WHATSAPP_NUMBER', '5500911111111', true],
  ['PHONE_NUMBER', '+550031111111', true],
  ['CONTACT_EMAIL', 'us@example.net', true],
  ['CONTACT_EMAIL', 'us@mail.example.org', true],
  ['COMMUNITY_URL', 'https://EXAMPLE.com', true],
  ['MARKETPLACE_URL', 'https://market.invalid/x', true],
  ['SITE_ORIGIN', 'https://www.jandaia.test', false],
  ['SITE_ORIGIN', 'https://my-example.com', false],
  ['SITE_ORIGIN', 'https://example.com.br', false],
  ['WHATSAPP_NUMBER', '5511900000000', false],
  ['PHONE_NUMBER', '+12125500000', false],
  ['CONTACT_EMAIL', 'example.com@jandaia.test', false],
  ['COMMUNITY_URL', 'https://chat.jandaia.test/example.common', false],
  ['MARKETPLACE_URL', 'https://market.test/fake.examples/nfse', false],
] as const)('%s=%s counts as an example value: %s', (name, value, example) => {
  expect(examplesOf({ [name]: value }).includes(name)).toBe(example);
});
