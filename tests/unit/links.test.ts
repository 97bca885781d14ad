import { expect, test } from 'vitest';
import {
  contactHref,
  counterparts,
  href,
  offerHref,
  ownHref,
  planHref,
  productAddress,
  renderedHref,
  sectionHref,
} from '../../shared/links';

const enquiry = { sourcePage: 'nfse-extraction', plan: 'Ultra' };

test.each([
  [href('contact', 'en', { sourcePage: '/en' }), '/en/contact?sourcePage=%2Fen'],
  [href('privacy-policy', 'pt'), '/privacy-policy?lang=pt'],
  [renderedHref('privacy-policy', 'pt', {}), '/privacy-policy'],
  [renderedHref('privacy-policy', 'pt', { lang: 'pt' }), '/privacy-policy?lang=pt'],
  [ownHref('contact', 'pt', enquiry), '/pt/contact'],
  [ownHref('privacy-policy', 'en', { lang: 'en' }), '/privacy-policy?lang=en'],
  [contactHref('pt', enquiry), '/pt/contact?sourcePage=nfse-extraction&plan=Ultra'],
  [planHref('Basic', 'en', { sourcePage: '/x' }), '/en/contact?sourcePage=%2Fx&plan=Basic'],
  [planHref('Basic', 'pt', { sourcePage: '/x' }), '/pt/contact?sourcePage=%2Fx&plano=Basic'],
  [offerHref('ai-agents', 'pt'), '/pt/agentes-inteligencia-artificial'],
  // Offers without a page in that language link to contact.
  [offerHref('whatsapp-bot', 'pt'), '/pt/contact?sourcePage=whatsapp-bot'],
  [offerHref('photo-restoration', 'en'), '/en/contact?sourcePage=photo-restoration'],
  [sectionHref('about', 'pt'), '/pt/about#about'],
  [productAddress('telegram-manager', 'pt'), '/pt/products/telegram-manager#telegram-manager'],
])('builds the link %s', (link, address) => {
  expect(link).toBe(address);
});

test.each([
  ['pt', contactHref('pt', enquiry), true, counterparts('contact', 'en', enquiry)],
  ['en', '/privacy-policy?lang=en', true, counterparts('privacy-policy', 'pt', { lang: 'pt' })],
  ['en', '/en', false, counterparts('photo-restoration', 'pt')],
  ['pt', '/pt', false, counterparts(undefined, 'en')],
] as const)('the language switch to %s leads to %s', (lang, address, samePage, links) => {
  expect(links).toEqual([{ lang, href: address, samePage }]);
});
