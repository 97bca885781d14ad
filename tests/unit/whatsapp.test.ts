import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEnquiry } from '../../shared/contact/enquiry';
import { messages } from '../../shared/contact/messages';
import { composeMessage, whatsappForm, whatsappLink } from '../../shared/contact/whatsapp';
import { langs } from '../../shared/languages';

const say = (params: Parameters<typeof readEnquiry>[0], lang: 'en' | 'pt') =>
  composeMessage(readEnquiry(params, lang), lang);

describe('the first message', () => {
  test('names the plan in the reader’s language, whatever language the address used', () => {
    const sourcePage = 'affiliate-link-generator';
    const lastLine = (plan: string, lang: 'en' | 'pt') =>
      say({ sourcePage, plan }, lang).split('\n').at(-1);
    expect(lastLine('iniciante', 'en')).toBe('Plan: Beginner');
    expect(lastLine('Beginner', 'pt')).toBe('Plano: Iniciante');
  });

  test('names plan and subject, each on a line, after the greeting', () => {
    const params = {
      sourcePage: 'landing-page-eventos',
      plano: 'Premium',
      subject: 'Orçamento Site Jurídico',
    };
    expect(say(params, 'pt').split('\n')).toEqual([
      messages['landing-page-eventos'].pt,
      'Plano: Premium',
      'Assunto: Orçamento Site Jurídico',
    ]);
  });

  test('differs from source to source, so that whoever answers knows what it is about', () => {
    for (const lang of langs) {
      const said = Object.values(messages).map((message) => message[lang]);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe('the link', () => {
  test('carries any message unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (message) => {
        const url = new URL(whatsappLink('5500900000000', message));
        expect(url.origin).toBe('https://wa.me');
        expect(url.pathname).toBe('/5500900000000');
        expect(url.searchParams.get('text')).toBe(message);
        expect([...url.searchParams.keys()]).toEqual(['text']);
      }),
    );
  });

  test('keeps line breaks, accents, & and #', () => {
    const message = 'Olá!\nPlano: A & B #1 + 100%';
    expect(new URL(whatsappLink('55', message)).searchParams.get('text')).toBe(message);
  });

  test('of the form is the host that WhatsApp redirects to', () => {
    expect(whatsappForm).toBe('https://api.whatsapp.com/send');
  });
});
