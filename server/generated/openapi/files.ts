import { type Lang, langs, languageTag } from '../../../shared/languages';
import { href } from '../../../shared/links';
import {
  openApiPath,
  openApiType,
  postmanPath,
  schemaPath,
  toolsPath,
  typesPath,
} from '../../../shared/openapi';
import { marketplaceProducts, type Site } from '../../../shared/site';
import { markdownPath } from '../apiFiles';
import { type GeneratedFile, openHeaders } from '../generatedFile';
import { apiDescriptions } from './apiDescriptions';
import { jsonSchemaOf } from './jsonSchema';
import { markdownOf } from './markdown';
import { openApiOf } from './openApi';
import { postmanOf } from './postman';
import { toolsOf } from './tools';
import { typeDeclarations } from './typeDeclarations';

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
  headers: { ...openHeaders, 'Content-Language': languageTag[lang] },
});

/** Indented: people read it too, and compressed it costs next to nothing. */
const jsonFile = (address: string, lang: Lang, document: object): GeneratedFile =>
  openFile(address, lang, openApiType, `${JSON.stringify(document, null, 2)}\n`);

/** Markdown for language models. Search engines should list the page instead. */
const markdownFile = (address: string, page: string, lang: Lang, text: string): GeneratedFile => {
  const file = openFile(address, lang, 'text/markdown; charset=utf-8', text);
  return { ...file, headers: { ...file.headers, Link: `<${page}>; rel="canonical"` } };
};

/**
 * For each API and language its OpenAPI document, and what is made of it: types, the JSON Schema of each body, tools for
 * language models, a Postman collection and the page as Markdown.
 */
export const openApiFiles = (site: Site): GeneratedFile[] =>
  documents(site).flatMap(({ id, lang, bodies, address, document }) => {
    const { schemas } = document.components;
    const described = apiDescriptions[id];
    return [
      jsonFile(address, lang, document),
      openFile(typesPath(id, lang), lang, 'text/plain; charset=utf-8', typeDeclarations(schemas)),
      ...bodies.map((name) => {
        const path = schemaPath(name, lang);
        return jsonFile(path, lang, jsonSchemaOf(schemas, name, site.origin + path));
      }),
      jsonFile(toolsPath(id, lang), lang, toolsOf(described, site, lang)),
      jsonFile(postmanPath(id, lang), lang, postmanOf(described, document, site, lang)),
      markdownFile(
        markdownPath(id, lang),
        site.origin + href(id, lang),
        lang,
        markdownOf(described, document, site, lang),
      ),
    ];
  });
