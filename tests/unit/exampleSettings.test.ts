import { describe, expect, test } from 'vitest';
import { exampleSettings, visibleSettings } from '../../server/exampleSettings';
import { readSettings } from '../../server/settings';

const examplesOf = (environment: Record<string, string>) =>
  exampleSettings(readSettings(environment));

test('without any setting all that visitors see of them are examples, but for the address', () => {
  expect(examplesOf({})).toEqual(
    Object.keys(visibleSettings).filter((name) => name !== 'SITE_ORIGIN'),
  );
});

describe('an example of ours is one wherever it was taken from', () => {
  test.each([
    ['SITE_ORIGIN', 'https://www.example.com'],
    ['SITE_ORIGIN', 'https://example.com:8443'],
    ['SITE_ORIGIN', 'https://jandaia.example'],
    ['WHATSAPP_NUMBER', '5500911111111'],
    ['PHONE_NUMBER', '+550031111111'],
    ['CONTACT_EMAIL', 'us@example.net'],
    ['CONTACT_EMAIL', 'us@mail.example.org'],
    ['COMMUNITY_URL', 'https://EXAMPLE.com'],
    ['IMAGE_PRICING_URL', 'https://market.invalid/x'],
  ] as const)('%s=%s', (name, value) => {
    expect(examplesOf({ [name]: value })).toContain(name);
  });
});

describe('a value of one’s own is none', () => {
  test.each([
    ['SITE_ORIGIN', 'https://www.jandaia.test'],
    ['SITE_ORIGIN', 'https://my-example.com'],
    ['SITE_ORIGIN', 'https://example.com.br'],
    ['WHATSAPP_NUMBER', '5511900000000'],
    ['PHONE_NUMBER', '+12125500000'],
    ['CONTACT_EMAIL', 'example.com@jandaia.test'],
    ['COMMUNITY_URL', 'https://chat.jandaia.test/example.common'],
    ['NFSE_LISTING_URL', 'https://market.test/fake.examples/nfse'],
  ] as const)('%s=%s', (name, value) => {
    expect(examplesOf({ [name]: value })).not.toContain(name);
  });
});
