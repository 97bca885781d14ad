import { type Lang, langs, languageTag } from '../../../shared/languages';
import { openApiPath, openApiType, schemaPath, typesPath } from '../../../shared/openapi';
import { marketplaceProducts, type Site } from '../../../shared/site';
import type { GeneratedFile } from '../generatedFile';
import type { Link } from '../llms';
import { apiDescriptions } from './apiDescriptions';
import { jsonSchemaOf } from './jsonSchema';
import { openApiOf } from './openApi';
import { typeDeclarations } from './typeDeclarations';

/** Lets an API client that runs on another origin, in a browser, read the document. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const documents = (site: Site) =>
  marketplaceProducts.flatMap((id) =>
    langs.map((lang) => ({
      id,
      lang,
      bodies: apiDescriptions[id].api.bodies,
      address: openApiPath(id, lang),
      document: openApiOf(apiDescriptions[id], site, lang),
    })),
  );

/** A file for programs of any origin. */
const openFile = (address: string, lang: Lang, type: string, text: string): GeneratedFile => ({
  address,
  type,
  text,
  headers: { ...open, 'Content-Language': languageTag[lang] },
});

/** Indented: people read it too, and compressed it costs next to nothing. */
const jsonFile = (address: string, lang: Lang, document: object): GeneratedFile =>
  openFile(address, lang, openApiType, `${JSON.stringify(document, null, 2)}\n`);

/** The OpenAPI documents, one for each API and language, their types, and the JSON Schema of each of their bodies. */
export const openApiFiles = (site: Site): GeneratedFile[] =>
  documents(site).flatMap(({ id, lang, bodies, address, document }) => {
    const { schemas } = document.components;
    return [
      jsonFile(address, lang, document),
      openFile(typesPath(id, lang), lang, 'text/plain; charset=utf-8', typeDeclarations(schemas)),
      ...bodies.map((name) => {
        const path = schemaPath(name, lang);
        return jsonFile(path, lang, jsonSchemaOf(schemas, name, site.origin + path));
      }),
    ];
  });

/** The OpenAPI documents as a list names them. */
export const openApiListing = (site: Site): Link[] =>
  documents(site).map(({ address, document: { info } }) => ({
    title: info.title,
    path: address,
    description: info.summary,
  }));
