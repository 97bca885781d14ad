import { defaultLang, type Lang } from './languages';
import type { MarketplaceProduct } from './site';

/**
 * The media type of the OpenAPI documents. All browsers and editors support `application/json`; few support
 * `application/openapi+json` or `application/vnd.oai.openapi+json`.
 */
export const openApiType = 'application/json';

/** The address of an API's OpenAPI document; it names the language unless that is the default. */
export const openApiPath = (id: MarketplaceProduct, lang: Lang): string =>
  `/openapi/${lang === defaultLang ? '' : `${lang}/`}${id}.json`;
