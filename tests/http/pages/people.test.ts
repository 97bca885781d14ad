import { describe, expect, test } from 'vitest';
import { langs } from '../../../shared/languages';
import { startSite } from '../../support/site';

const named = await startSite({
  environment: {
    OWNER_NAME: 'Ana Exemplo',
    OWNER_ROLE: 'Atendimento',
    OWNER_PHOTO: '/owner.jpg',
    CUSTOMERS: 'Exemplo Ltda.|https://example.com/a; Outra|https://example.com/b',
  },
});
const plain = await startSite();

const closing = ['/en', '/pt', '/en/contact', '/pt/automacao-processos-empresariais'];

describe('the settings of people and customers', () => {
  test.each(closing)('show who answers on %s only when set', async (address) => {
    const { $, text } = await named.read(address);
    expect(text('main .owner')).toContain('Ana Exemplo');
    expect($('main .owner img').attr('src')).toBe('/owner.jpg');
    expect((await plain.read(address)).$('.owner').length).toBe(0);
  });

  test.each(langs)(
    'list customers with their links on the home page in %s only when set',
    async (lang) => {
      const { values } = await named.read(`/${lang}`);
      expect(values('.home__customers a', 'href')).toEqual([
        'https://example.com/a',
        'https://example.com/b',
      ]);
      expect((await plain.read(`/${lang}`)).$('.home__customers').length).toBe(0);
    },
  );
});
