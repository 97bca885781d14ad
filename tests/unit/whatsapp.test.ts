import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnquiry } from '../../shared/contact/enquiry';
import { messages } from '../../shared/contact/messages';
import { composeMessage, whatsappLink } from '../../shared/contact/whatsapp';
import { langs } from '../../shared/languages';

test('the first message names the plan in the reader’s language and the subject, each on a line', () => {
  const params = {
    sourcePage: 'affiliate-link-generator',
    plan: 'Beginner',
    subject: 'Orçamento Site Jurídico',
  };
  expect(composeMessage(readEnquiry(params, 'pt'), 'pt').split('\n')).toEqual([
    messages['affiliate-link-generator'].pt,
    'Plano: Iniciante',
    'Assunto: Orçamento Site Jurídico',
  ]);
});

test.each(langs)(
  'the messages in %s differ, so that whoever answers knows what each is about',
  (lang) => {
    const said = Object.values(messages).map((message) => message[lang]);
    expect(new Set(said).size).toBe(said.length);
  },
);

test('the link carries any message unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const url = new URL(whatsappLink('5500900000000', message));
      expect(url.origin + url.pathname).toBe('https://wa.me/5500900000000');
      expect([...url.searchParams]).toEqual([['text', message]]);
    }),
  );
});
