import { planParameter } from './contact/enquiry';
import { type Lang, langs } from './languages';
import type { OfferId } from './offers';
import { type PageParams, writePageParams } from './pageParams';
import { isPage, type PageId, pageLangs, pagePath, pageRow } from './pages';

const isNegotiated = (page: PageId): boolean => pageRow(page).kind === 'negotiated';

/** The address of a page in a language. It never redirects. */
export const href = (page: PageId, lang: Lang, params: PageParams = {}): string =>
  pagePath(page, lang) + writePageParams(isNegotiated(page) ? { ...params, lang } : params);

/** The address of a rendering. `?lang=` is kept only if the request had it. */
export const renderedHref = (page: PageId, lang: Lang, params: PageParams): string =>
  isNegotiated(page) && !params.lang
    ? pagePath(page, lang) + writePageParams(params)
    : href(page, lang, params);

/** The address of a page without its contact parameters, for canonical links, Open Graph and structured data. */
export const ownHref = (page: PageId, lang: Lang, { lang: given }: PageParams): string =>
  renderedHref(page, lang, given ? { lang: given } : {});

/** The sections of the home page in the menu. A redirect rule leads to each. */
export const homeSections = ['products', 'services', 'about'] as const;

export type HomeSection = (typeof homeSections)[number];

/**
 * The menu's address of a home section, `/en/products#products`: the rule leads home, and a browser
 * keeps the fragment across the redirect, so that the reader lands on the section without script.
 */
export const sectionHref = (section: HomeSection, lang: Lang): string =>
  `${pagePath('home', lang)}/${section}#${section}`;

/**
 * The address of a product without a page: a rule redirects to the home page, the fragment scrolls to what
 * names it there.
 */
export const productAddress = (offer: OfferId, lang: Lang): string =>
  `${pagePath('home', lang)}/products/${offer}#${offer}`;

/** The contact page, with the page or offer that the visitor comes from. */
export const contactHref = (lang: Lang, params: PageParams = {}): string =>
  href('contact', lang, params);

/** The contact page about a plan: `?plan=` in English, `?plano=` in Portuguese. */
export const planHref = (plan: string, lang: Lang, params: PageParams): string =>
  contactHref(lang, { ...params, [planParameter[lang]]: plan });

/** The page of an offer if it has one in that language, else the contact page with the offer as source. */
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

/** The links of the language switch: the same page in each other language, with its parameters. */
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

/** The language of the pages that the portfolio shows. */
export const demoLang: Lang = 'pt';
