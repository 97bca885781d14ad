import { expect, test } from 'vitest';
import { siteOrigin, startSite } from '../../support/site';
import { readGraph } from '../../support/structured';

const site = await startSite();

const read = async (address: string) => readGraph((await site.read(address)).$);

/** An address and its breadcrumbs from the home page to the page itself. */
const ways: readonly [address: string, ...steps: [name: string, item?: string][]][] = [
  ['/en/contact', ['Home', '/en'], ['Contact']],
  [
    '/pt/extrator-notas-fiscais',
    ['Início', '/pt'],
    ['Produtos', '/pt#products'],
    ['API de extração de invoices (faturas)'],
  ],
  [
    '/en/services/ai-agents',
    ['Home', '/en'],
    ['Services', '/en#services'],
    ['AI agents and chatbots'],
  ],
  ['/landing-page-arquitetura', ['Início', '/pt'], ['Nona Prancha']],
  ['/privacy-policy?lang=en', ['Home', '/en'], ['Privacy policy of our mobile app']],
];

test.each(ways)('%s has its breadcrumbs in structured data', async (address, ...steps) => {
  const [, , page] = await read(address);
  expect(page['breadcrumb']).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(item && { item: siteOrigin + item }),
    })),
  });
});

const hours = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens: `${opens}:00-03:00`,
  closes: `${closes}:00-03:00`,
});

test.each(['/en', '/pt', '/en/contact', '/pt/contact'])(
  '%s has contact and opening hours of the agency in structured data',
  async (address) => {
    const [agency] = await read(address);
    expect(agency['email']).toBe('hello@example.com');
    expect(agency['contactPoint']).toEqual({
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: '+550030000000',
      availableLanguage: ['en', 'pt-BR'],
      hoursAvailable: [
        hours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00'),
        hours(['Saturday'], '10:00', '14:00'),
      ],
    });
  },
);

test('other pages have only the name of the agency in structured data', async () => {
  const [agency] = await read('/en/services/ai-agents');
  expect(agency).toEqual({
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: 'Jandaia',
    url: `${siteOrigin}/en`,
  });
});
