import { describe, expect, test } from 'vitest';
import { findSource, sourceValues, subjectName, subjects } from '../../../shared/contact/sources';
import { type Lang, langs } from '../../../shared/languages';
import { contactHref } from '../../../shared/links';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();

const inBoth = <T>(values: readonly T[]): [T, Lang][] =>
  values.flatMap((value) => langs.map((lang): [T, Lang] => [value, lang]));

const read = async (lang: Lang, query: Record<string, string>) => {
  const { $ } = await site.read(`/${lang}/contact?${new URLSearchParams(query)}`);
  const link = new URL($('main a[href^="https://wa.me/"]').attr('href') ?? 'about:blank');
  return { $, link, text: link.searchParams.get('text') ?? '' };
};

test.each(inBoth(sourceValues()))(
  'contact keeps the source %s as its id in form and message (%s)',
  async (from, lang) => {
    const { $, link, text } = await read(lang, { sourcePage: from });
    expect(link.pathname).toBe(`/${site.services.settings.WHATSAPP_NUMBER}`);
    expect($('form input[name=sourcePage]').attr('value')).toBe(findSource(from));
    expect($('form textarea[name=text]').text()).toBe(text);
    expect($('form').attr('action')).toBe('https://api.whatsapp.com/send');
    expect($('form').attr('method') ?? 'get').toBe('get');
    expect($('form input[name=phone]').attr('value')).toBe(link.pathname.slice(1));
  },
);

test.each(inBoth(subjects))('contact fills in the subject %s (%s)', async (subject, lang) => {
  const { $ } = await read(lang, { subject });
  expect($('#contact-subject').attr('value')).toBe(subjectName(subject));
});

test('the mail link of contact has the subject and text of the WhatsApp message', async () => {
  const chosen = {
    sourcePage: 'landing-page-locadora',
    plano: 'Profissional',
    subject: 'Orçamento Landing Page Jurídica',
  } as const;
  const { $ } = await site.read(contactHref('pt', chosen));
  const fields = new URL($('.contact__info a[href^="mailto:"]').attr('href') ?? '').searchParams;
  expect(fields.get('subject')).toBe('Orçamento de landing page jurídica');
  expect(fields.get('body')).toBe(
    'Olá! Quero uma landing page para a minha locadora de veículos.\r\n' +
      'Plano: Profissional\r\nAssunto: Orçamento de landing page jurídica\r\n' +
      '(ref: landing-page-locadora/Profissional/landing-page-quote)',
  );
});

test.each(langs)('contact requires a message and nothing else (%s)', async (lang) => {
  const { $ } = await read(lang, {});
  expect($('form [required]').attr('name')).toBe('text');
  expect($('form [required]').length).toBe(1);
});

test.each(langs)('contact lets the browser fill in name and email (%s)', async (lang) => {
  const { $ } = await read(lang, {});
  // WCAG 2.2, 1.3.5.
  expect($('#contact-name').attr('autocomplete')).toBe('name');
  expect($('#contact-email').attr('autocomplete')).toBe('email');
});

describe('contact', () => {
  const params = { sourcePage: 'affiliate-link-generator', plan: 'profissional' };

  test.each(langs)('keeps known parameters in the language switch (from %s)', async (lang) => {
    const { $ } = await read(lang, { ...params, subject: subjects[0], utm: 'x' });
    const other = lang === 'en' ? 'pt' : 'en';
    const url = new URL($('a.language-switch').attr('href') ?? '', siteOrigin);
    expect(url.pathname).toBe(`/${other}/contact`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ ...params, subject: subjects[0] });
  });

  test('has a canonical address without parameters', async () => {
    const { $ } = await read('pt', params);
    expect($('link[rel=canonical]').attr('href')).toBe(`${siteOrigin}/pt/contact`);
  });
});

test.each([
  ['/en/contact', 'within 4 business hours'],
  ['/pt/contact', 'em até 4 horas úteis'],
])('%s says how soon we answer only when RESPONSE_HOURS is set', async (address, words) => {
  const prompt = await startSite({ environment: { RESPONSE_HOURS: '4' } });
  const info = async (of: typeof site) => (await of.read(address)).texts('.contact__info > p');
  expect((await info(prompt)).join()).toContain(words);
  expect(await info(site)).toEqual([]);
});
