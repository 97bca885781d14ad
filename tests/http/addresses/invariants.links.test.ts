import { describe, expect, test } from 'vitest';
import { findSource } from '../../../shared/contact/sources';
import { offerIds } from '../../../shared/offers';
import { readPageParams } from '../../../shared/pageParams';
import { isPage, pageRow } from '../../../shared/pages';
import { commonDocuments } from '../../support/documents';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();
const documents = await commonDocuments();

/** The only links that may redirect: three of the menu and one of the footer. */
const mayRedirect = (href: string): boolean =>
  /^\/(en|pt)\/(products|services|about)#/.test(href) ||
  /^\/(en|pt)\/products\/telegram-manager#telegram-manager$/.test(href);

/** The response at the end of a link; each target is requested once. */
const ask = async (target: string) => {
  const first = await site.http.get(target);
  const { location } = first.headers;
  const { status, text } = location === undefined ? first : await site.http.get(location);
  return {
    redirected: location !== undefined,
    status,
    lang: /^<!DOCTYPE html><html lang="([^"]+)"/.exec(text)?.[1],
    count: (id: string) => text.split(` id="${id}"`).length - 1,
  };
};
const responses = new Map<string, ReturnType<typeof ask>>();
const follow = (href: string) => {
  const [target = ''] = href.split('#');
  const answer = responses.get(target) ?? ask(target);
  responses.set(target, answer);
  return answer;
};

describe.each(documents)('%s', (_title, { page, lang, $, values }) => {
  // Pages with the layout 'own' have no menu and no footer.
  const hasSiteLayout = pageRow(page).layout !== 'own';

  test('has no broken link, and no link through a redirect but the allowed ones', async () => {
    const links = [...new Set(values('a[href^="/"]', 'href'))];
    expect(links.length).toBeGreaterThan(hasSiteLayout ? 10 : 0);
    for (const href of links) {
      const { redirected, status, count } = await follow(href);
      const [, fragment] = href.split('#');
      expect(status, href).toBe(200);
      expect(redirected, href).toBe(mayRedirect(href));
      if (fragment) expect(count(fragment), href).toBe(1);
    }
  });

  test('links to pages in its own language, except for the language switch', async () => {
    const spoken = $('html').attr('lang');
    // tests/http/pages/samples.test.ts asks for downloads.
    const shown = 'a[href^="/"]:not([hreflang], [type], [download])';
    for (const href of new Set(values(shown, 'href')))
      expect((await follow(href)).lang, href).toBe(spoken);
    // Other files have their language in a header.
    for (const href of values('a[href^="/"][type]', 'href'))
      expect((await site.http.get(href)).headers['content-language'], href).toBe(spoken);
  });

  test('has internal, mail, phone and fragment links, and opens other sites in a new tab without opener', () => {
    for (const href of values('a', 'href'))
      expect(href).toMatch(/^(\/(?![/\\])|#|https:\/\/|mailto:|tel:\+)/);
    const outbound = $('a[href^="http"]');
    if (hasSiteLayout) expect(outbound.length).toBeGreaterThan(0);
    expect(outbound.not('[target=_blank][rel~=noopener]').length).toBe(0);
    expect($('a[target]').not(outbound).length).toBe(0);
  });

  // tests/http/pages/invariants.contact.test.ts asks what contact does with them.
  test('links to contact with parameters that contact knows', () => {
    for (const href of values(`a[href^="/${lang}/contact?"]`, 'href')) {
      const { search, searchParams } = new URL(href, siteOrigin);
      expect(Object.keys(readPageParams('contact', search))).toEqual(
        [...searchParams.keys()].map((name) => (name === 'plano' ? 'plan' : name)),
      );
    }
  });

  test('names itself as the source of each link, message and form for contact', () => {
    const links = values(`main a[href^="/${lang}/contact"]`, 'href').map(
      (href) => new URL(href, site.address).searchParams.get('sourcePage') ?? '',
    );
    const forms = values('main form input[name=sourcePage]', 'value');
    const sources = [...links, ...(page === 'contact' ? [] : forms)].map(findSource);
    // The pages that sell offers without a page name those as the source.
    const sellsOthers = page === 'home' || page === 'website-development';
    const others = offerIds.filter((offer) => sellsOthers && !isPage(offer));
    for (const source of sources) expect([page, ...others]).toContain(source);
    const messages = values('main a[href^="https://wa.me/"]', 'href');
    expect(links.length + messages.length + forms.length).toBeGreaterThan(0);
  });

  test.runIf(hasSiteLayout)(
    'has a phone number, WhatsApp and an e-mail address in its footer',
    () => {
      for (const start of ['tel:+', 'https://wa.me/', 'mailto:'])
        expect($(`footer a[href^="${start}"]`).length, start).toBe(1);
    },
  );
});
