import { planParameter } from './contact/enquiry';
import { type Lang, langs } from './languages';
import type { OfferId } from './offers';
import { type PageParams, writePageParams } from './pageParams';
import { isPage, type PageId, pageLangs, pagePath, pageRow } from './pages';

const isNegotiated = (page: PageId): boolean => pageRow(page).kind === 'negotiated';

/** The address of a page for a reader of a language: the page's own, never one that redirects. */
export const href = (page: PageId, lang: Lang, params: PageParams = {}): string =>
  pagePath(page, lang) + writePageParams(isNegotiated(page) ? { ...params, lang } : params);

/** The address of a rendering. `?lang=` is kept only if the request had it. */
export const renderedHref = (page: PageId, lang: Lang, params: PageParams): string =>
  isNegotiated(page) && !params.lang
    ? pagePath(page, lang) + writePageParams(params)
    : href(page, lang, params);

/** The address under which a rendering is known: without what a visitor brought along. */
export const ownHref = (page: PageId, lang: Lang, { lang: given }: PageParams): string =>
  renderedHref(page, lang, given ? { lang: given } : {});

/** The sections of the home page that the menu names; each is also an address with a rule. */
export const homeSections = ['products', 'services', 'about'] as const;

export type HomeSection = (typeof homeSections)[number];

/**
 * The menu's address of a home section, `/en/products#products`: the rule leads home, and a browser
 * keeps the fragment across the redirect, so that the reader lands on the section without script.
 */
export const sectionHref = (section: HomeSection, lang: Lang): string =>
  `${pagePath('home', lang)}/${section}#${section}`;

/** The address of a product that has no page: its rule leads home, the fragment to the products. */
export const productAddress = (offer: OfferId, lang: Lang): string =>
  `${pagePath('home', lang)}/products/${offer}#products`;

/** Contact, with the page or offer that the reader comes from. */
export const contactHref = (lang: Lang, params: PageParams = {}): string =>
  href('contact', lang, params);

/** Contact about a plan, by the word that the addresses of a language have for it. */
export const planHref = (plan: string, lang: Lang, params: PageParams): string =>
  contactHref(lang, { ...params, [planParameter[lang]]: plan });

/** An offer's own page once the table has it in that language; until then contact, in its name. */
export const offerHref = (offer: OfferId, lang: Lang): string =>
  isPage(offer) && pageLangs(offer).includes(lang)
    ? href(offer, lang)
    : contactHref(lang, { sourcePage: offer });

export type Counterpart = {
  lang: Lang;
  href: string;
  /** False where the page does not exist in that language and the link leads to its home page. */
  samePage: boolean;
};

/** Where the language switch leads from a page, for each other language, with the allowed parameters. */
export const counterparts = (
  page: PageId | undefined,
  lang: Lang,
  params: PageParams = {},
): Counterpart[] =>
  langs
    .filter((other) => other !== lang)
    .map((other) =>
      page && pageLangs(page).includes(other)
        ? { lang: other, href: href(page, other, params), samePage: true }
        : { lang: other, href: href('home', other), samePage: false },
    );

/** The studio that we built to show what we build, and its one language. */
const demo: string = 'architecture-studio';
export const demoLang: Lang = 'pt';

/** The address of the demo of a site for a trade, once its page is in the table. */
export const demoHref = (): string | undefined => (isPage(demo) ? href(demo, demoLang) : undefined);
