import { expect, test } from 'vitest';
import { emailLink } from '../../shared/contact/email';
import { enquiryIds, readEnquiry } from '../../shared/contact/enquiry';

const lawyers = { sourcePage: 'landing-page-advogados', subject: 'Site para Advogados' };

test('logs the ids of offer, plan and subject, and none when nothing was chosen', () => {
  expect(enquiryIds({ sourcePage: 'ocr-document-pro', plano: 'Basic' })).toEqual({
    source: 'ocr-document-pro',
    plan: 'Basic',
    subject: undefined,
  });
  expect(enquiryIds(lawyers)).toMatchObject({
    source: 'landing-page-advogados',
    subject: expect.stringMatching(/^[a-z-]+$/),
  });
  expect(enquiryIds({})).toEqual({ source: undefined, plan: undefined, subject: undefined });
});

const linkOf = (params: object, lang: 'en' | 'pt') => {
  const { href, searchParams } = new URL(
    emailLink('us@a.example', readEnquiry(params, lang), lang),
  );
  expect(href).toMatch(/^mailto:us@a\.example\?[^+&]+(?:&[^+&]+)?$/);
  return Object.fromEntries(searchParams);
};

test('an email has the chosen subject, else the name of the offer, else none', () => {
  expect(linkOf(lawyers, 'pt')['subject']).toBe('Site para advogados');
  expect(linkOf({ sourcePage: 'whatsapp-bot' }, 'en')['subject']).toBe('WhatsApp business bot');
  expect(linkOf({}, 'en')).toEqual({ body: expect.stringMatching(/^Hello! /) });
  expect(linkOf({ sourcePage: '/pt' }, 'pt')).not.toHaveProperty('subject');
});

test('an email has the lines of the WhatsApp message, each ended by CR LF', () => {
  const { body = '' } = linkOf({ sourcePage: 'ocr-document-pro', plan: 'Basic' }, 'en');
  expect(body.split('\r\n')).toEqual([
    expect.stringMatching(/OCR Document Pro/),
    'Plan: Basic',
    '(ref: ocr-document-pro/Basic)',
  ]);
});
