import { defaultLang, type Lang } from './languages';
import type { MarketplaceProduct } from './site';

/**
 * The media type of our OpenAPI descriptions. Every browser shows `application/json` and every editor
 * knows it; of the narrower types in use (`application/openapi+json` and one with `vnd.oai.` before it) a
 * program knows one, the other or neither. Which document it is, its `openapi` member says.
 */
export const openApiType = 'application/json';

/** The address of an API's OpenAPI description; a language other than the default one is named in it. */
export const openApiPath = (id: MarketplaceProduct, lang: Lang): string =>
  `/openapi/${lang === defaultLang ? '' : `${lang}/`}${id}.json`;
