import { expect, test } from 'vitest';
import { readEnquiry } from '../../shared/contact/enquiry';
import { messages } from '../../shared/contact/messages';
import { composeMessage, whatsappLink } from '../../shared/contact/whatsapp';
import { langs } from '../../shared/languages';

test('the first message names the plan in the reader’s language, the subject and the ids of both, each on a line', () => {
  const params = {
    sourcePage: 'affiliate-link-generator',
    plan: 'Beginner',
    subject: 'Orçamento Site Jurídico',
  };
  expect(composeMessage(readEnquiry(params, 'pt'), 'pt').split('\n')).toEqual([
    'Olá! Quero usar o gerador de links de afiliado.',
    'Plano: Iniciante',
    'Assunto: Orçamento de site jurídico',
    '(ref: affiliate-link-generator/iniciante/site-quote)',
  ]);
});

test.each(langs)(
  'the messages in %s differ, so that whoever answers knows what each is about',
  (lang) => {
    const said = Object.values(messages).map((message) => message[lang]);
    expect(new Set(said).size).toBe(said.length);
  },
);

test('the link carries an &, accents and line ends to WhatsApp', () => {
  expect(whatsappLink('5500900000000', 'Preço & prazo?\nPlano: Básico #1 + 50%')).toBe(
    'https://wa.me/5500900000000?text=Pre%C3%A7o%20%26%20prazo%3F%0APlano%3A%20B%C3%A1sico%20%231%20%2B%2050%25',
  );
});
