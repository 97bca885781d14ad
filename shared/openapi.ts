import { defaultLang, type Lang } from './languages';
import type { MarketplaceProduct } from './site';

/**
 * The media type of the OpenAPI documents. All browsers and editors support `application/json`; few support
 * `application/openapi+json` or `application/vnd.oai.openapi+json`.
 */
export const openApiType = 'application/json';

/** The name of a file, such as `NfseRequest.schema.json`, from its address. */
export const fileName = (path: string): string => path.replace(/.*\//, '');

/** The folder of a language below that of a kind of document; the default language has none. */
const folder = (lang: Lang): string => (lang === defaultLang ? '' : `${lang}/`);

/** The address of an API's OpenAPI document. */
export const openApiPath = (id: MarketplaceProduct, lang: Lang): string =>
  `/openapi/${folder(lang)}${id}.json`;

/** The address of a body's JSON Schema: `/schemas/NfseRequest.schema.json`. */
export const schemaPath = (name: string, lang: Lang): string =>
  `/schemas/${folder(lang)}${name}.schema.json`;

/** The address of the TypeScript types of an API's bodies. */
export const typesPath = (id: MarketplaceProduct, lang: Lang): string =>
  `/types/${folder(lang)}${id}.d.ts`;

/** The address of the tools that language models call an API with. Its name says what it is once it is downloaded. */
export const toolsPath = (id: MarketplaceProduct, lang: Lang): string =>
  `/tools/${folder(lang)}${id}.tools.json`;

/** The address of an API's Postman collection, named as Postman names those it exports. */
export const postmanPath = (id: MarketplaceProduct, lang: Lang): string =>
  `/postman/${folder(lang)}${id}.postman_collection.json`;
