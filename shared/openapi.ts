import { defaultLang, type Lang } from './languages';
import type { MarketplaceProduct } from './site';

/**
 * The media type of our OpenAPI descriptions. Every browser shows `application/json`, and editors and
 * generators go by the `openapi` member; a narrower type is saved to disk by some browsers instead.
 */
export const openApiType = 'application/json';

/** The address of an API's OpenAPI description; a language other than the default one is named in it. */
export const openApiPath = (id: MarketplaceProduct, lang: Lang): string =>
  `/openapi/${lang === defaultLang ? '' : `${lang}/`}${id}.json`;
