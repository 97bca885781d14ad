import { langs, languageTag } from '../../../shared/languages';
import { openApiPath, openApiType } from '../../../shared/openapi';
import { marketplaceProducts, type Site } from '../../../shared/site';
import type { GeneratedFile } from '../generatedFile';
import type { Link } from '../llms';
import { apiDescriptions } from './apiDescriptions';
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
      address: openApiPath(id, lang),
      document: openApiOf(apiDescriptions[id], site, lang),
    })),
  );

/** The OpenAPI documents, one for each API and language. */
export const openApiFiles = (site: Site): GeneratedFile[] =>
  documents(site).map(({ lang, address, document }) => ({
    address,
    type: openApiType,
    // Indented: people read it too, and compressed it costs next to nothing.
    text: `${JSON.stringify(document, null, 2)}\n`,
    headers: { ...open, 'Content-Language': languageTag[lang] },
  }));

/** The OpenAPI documents as a list names them. */
export const openApiListing = (site: Site): Link[] =>
  documents(site).map(({ address, document: { info } }) => ({
    title: info.title,
    path: address,
    description: info.summary,
  }));
