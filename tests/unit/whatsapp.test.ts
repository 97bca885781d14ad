import { expect, test } from 'vitest';
import { readEnquiry } from '../../shared/contact/enquiry';
import { messages } from '../../shared/contact/messages';
import { composeMessage, whatsappLink } from '../../shared/contact/whatsapp';
import { langs } from '../../shared/languages';

test('the WhatsApp message has lines for plan, subject and ids, in the reader’s language', () => {
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
  'each offer has a WhatsApp message of its own, a greeting and a sentence, in %s',
  (lang) => {
    const texts = Object.values(messages).map((message) => message[lang]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^(Hello|Olá)! .{20,}[.?]$/);
  },
);

test('the WhatsApp link keeps &, accents and line ends', () => {
  expect(whatsappLink('5500900000000', 'Preço & prazo?\nPlano: Básico #1 + 50%')).toBe(
    'https://wa.me/5500900000000?text=Pre%C3%A7o%20%26%20prazo%3F%0APlano%3A%20B%C3%A1sico%20%231%20%2B%2050%25',
  );
});
