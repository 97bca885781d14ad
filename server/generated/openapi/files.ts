import { type Lang, langs, languageTag } from '../../../shared/languages';
import { openApiPath, openApiType, schemaPath } from '../../../shared/openapi';
import { marketplaceProducts, type Site } from '../../../shared/site';
import type { GeneratedFile } from '../generatedFile';
import type { Link } from '../llms';
import { apiDescriptions } from './apiDescriptions';
import { jsonSchemaOf } from './jsonSchema';
import { openApiOf } from './openApi';

/** Lets an API client that runs on another origin, in a browser, read the document. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const documents = (site: Site) =>
  marketplaceProducts.flatMap((id) =>
    langs.map((lang) => ({
      lang,
      bodies: apiDescriptions[id].api.bodies,
      address: openApiPath(id, lang),
      document: openApiOf(apiDescriptions[id], site, lang),
    })),
  );

/** A document for programs of any origin. Indented: people read it too, and compressed it costs next to nothing. */
const jsonFile = (address: string, lang: Lang, document: object): GeneratedFile => ({
  address,
  type: openApiType,
  text: `${JSON.stringify(document, null, 2)}\n`,
  headers: { ...open, 'Content-Language': languageTag[lang] },
});

/** The OpenAPI documents, one for each API and language, and the JSON Schema of each of their bodies. */
export const openApiFiles = (site: Site): GeneratedFile[] =>
  documents(site).flatMap(({ lang, bodies, address, document }) => [
    jsonFile(address, lang, document),
    ...bodies.map((name) => {
      const path = schemaPath(name, lang);
      return jsonFile(
        path,
        lang,
        jsonSchemaOf(document.components.schemas, name, site.origin + path),
      );
    }),
  ]);

/** The OpenAPI documents as a list names them. */
export const openApiListing = (site: Site): Link[] =>
  documents(site).map(({ address, document: { info } }) => ({
    title: info.title,
    path: address,
    description: info.summary,
  }));
