import { describe, expect, test } from 'vitest';
import { defaultMessage, labels, messages } from '../../../shared/contact/messages';
import { findSource, sourceValues, subjects } from '../../../shared/contact/sources';
import { type Lang, langs } from '../../../shared/languages';
import { contactHref } from '../../../shared/links';
import { offerIds, offerRow } from '../../../shared/offers';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();

const inBoth = <T>(values: readonly T[]): [T, Lang][] =>
  values.flatMap((value) => langs.map((lang): [T, Lang] => [value, lang]));

const read = async (lang: Lang, query: Record<string, string>) => {
  const { $ } = await site.read(`/${lang}/contact?${new URLSearchParams(query)}`);
  const link = new URL($('main a[href^="https://wa.me/"]').attr('href') ?? 'about:blank');
  return { $, link, text: link.searchParams.get('text') ?? '' };
};

describe('a visitor who comes from', () => {
  test.each(inBoth(sourceValues()))('%s reads and sends its message in %s', async (from, lang) => {
    const source = findSource(from);
    const expected = source && messages[source][lang];
    const { $, link, text } = await read(lang, { sourcePage: from });
    expect(link.pathname).toBe(`/${site.services.settings.WHATSAPP_NUMBER}`);
    expect(text).toBe(expected);
    expect($('form input[name=sourcePage]').attr('value')).toBe(from);
    expect($('form textarea[name=text]').text()).toBe(expected);
    expect($('form').attr('action')).toBe('https://api.whatsapp.com/send');
    expect($('form').attr('method') ?? 'get').toBe('get');
    expect($('form input[name=phone]').attr('value')).toBe(link.pathname.slice(1));
  });

  // Of any other source the corpus of queries asks for the same page.
  test.each(langs)('nowhere gets the default message in %s', async (lang) => {
    const { $, text } = await read(lang, {});
    expect(text).toBe(defaultMessage[lang]);
    expect($('form input[name=sourcePage]').attr('value')).toBe('');
  });
});

describe('a visitor who chose', () => {
  const plans = offerIds.flatMap((offer) =>
    (offerRow(offer).plans ?? []).map((plan) => ({ offer, plan })),
  );

  test.each(inBoth(plans))('$offer, $plan.id names it (%s)', async ({ offer, plan }, lang) => {
    const said = `${messages[offer][lang]}\n${labels.plan[lang]}: ${plan.name[lang]}`;
    for (const value of new Set([plan.id, plan.name.en, plan.name.pt])) {
      const byPlan = await read(lang, { sourcePage: offer, plan: value });
      const byPlano = await read(lang, { sourcePage: offer, plano: value });
      expect(byPlan.text).toBe(said);
      expect(byPlano.text).toBe(said);
    }
  });

  test.each(inBoth(subjects))('the subject %s names it (%s)', async (subject, lang) => {
    const { text, $ } = await read(lang, { subject });
    expect(text).toBe(`${defaultMessage[lang]}\n${labels.subject[lang]}: ${subject}`);
    expect($('#contact-subject').attr('value')).toBe(subject);
  });
});

test('an email takes along what WhatsApp would have been told', async () => {
  const chosen = {
    sourcePage: 'landing-page-locadora',
    plano: 'Profissional',
    subject: 'Orçamento Landing Page Jurídica',
  } as const;
  const { $ } = await site.read(contactHref('pt', chosen));
  const fields = new URL($('.contact__info a[href^="mailto:"]').attr('href') ?? '').searchParams;
  expect(fields.get('subject')).toBe(chosen.subject);
  expect(fields.get('body')).toBe(
    'Olá! Quero uma landing page para a minha locadora de veículos.\r\n' +
      'Plano: Profissional\r\nAssunto: Orçamento Landing Page Jurídica',
  );
});

describe('the language switch', () => {
  const params = { sourcePage: 'affiliate-link-generator', plan: 'profissional' };

  test.each(langs)('keeps what is allowed (from %s)', async (lang) => {
    const { $ } = await read(lang, { ...params, subject: subjects[0], utm: 'x' });
    const other = lang === 'en' ? 'pt' : 'en';
    const url = new URL($('a.language').attr('href') ?? '', siteOrigin);
    expect(url.pathname).toBe(`/${other}/contact`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ ...params, subject: subjects[0] });
  });

  test('the canonical address has no parameters', async () => {
    const { $ } = await read('pt', params);
    expect($('link[rel=canonical]').attr('href')).toBe(`${siteOrigin}/pt/contact`);
  });
});

test.each([
  ['/en/contact', 'within 4 h of business time'],
  ['/pt/contact', 'em até 4 h de expediente'],
])('%s says how soon we answer where it is set, and nothing else', async (address, words) => {
  const prompt = await startSite({ environment: { RESPONSE_HOURS: '4' } });
  const info = async (of: typeof site) => (await of.read(address)).texts('.contact__info > p');
  expect((await info(prompt)).join()).toContain(words);
  expect(await info(site)).toEqual([]);
});
