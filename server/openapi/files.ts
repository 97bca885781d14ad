import { langs, languageTag } from '../../shared/languages';
import { openApiPath, openApiType } from '../../shared/openapi';
import { marketplaceProducts, type Site } from '../../shared/site';
import type { TextFile } from '../files/file';
import { describedApis } from './apis/all';
import { openApiOf } from './openApi';

/** Lets an API client that runs on another origin, in a browser, read the document. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The OpenAPI documents, one for each API and language. */
export const openApiFiles = (site: Site): TextFile[] =>
  marketplaceProducts.flatMap((id) =>
    langs.map((lang) => ({
      address: openApiPath(id, lang),
      type: openApiType,
      // Indented: people read it too, and compressed it costs next to nothing.
      text: `${JSON.stringify(openApiOf(describedApis[id], site, lang), null, 2)}\n`,
      headers: { ...open, 'Content-Language': languageTag[lang] },
    })),
  );
