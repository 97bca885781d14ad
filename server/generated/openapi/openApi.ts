import { operator } from '../../../client/layout/operator';
import { accessOf, sampleKey } from '../../../shared/apis/access';
import { listingUrl } from '../../../shared/apis/api';
import { errorsOf } from '../../../shared/apis/storeFacts';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { offerRow } from '../../../shared/offers';
import type { PageId } from '../../../shared/pages';
import type { Site } from '../../../shared/site';
import type { ApiDescription } from './apiDescription';
import { copy } from './copy';
import { descriptionOf } from './description';
import type { OpenApi } from './document';
import { operationOf, schemasOf } from './operation';

/** The OpenAPI 3.1 document of an API in a language, from the same tables as its page. */
export const openApiOf = (described: ApiDescription, site: Site, lang: Lang): OpenApi => {
  const t = copy(lang);
  const { id, changes } = described.api;
  const address = (page: PageId) => site.origin + href(page, lang);
  const words = described.words(lang, (page, text) => `[${text}](${address(page)})`);
  const title = offerRow(id).name[lang];
  const { baseUrl, keyHeader, secondHeader, examples } = accessOf(id, site);
  const endpoints = described.endpoints(site, lang);
  const errors = errorsOf(described.api);
  return {
    openapi: '3.1.1',
    info: {
      title,
      summary: words.summary,
      description: descriptionOf(described, words, site, lang),
      version: changes[0].date,
      contact: { name: operator(site, lang), email: site.email, url: address(id) },
      license: { name: t.license, url: listingUrl(described.api, site) },
    },
    externalDocs: { description: t.page, url: address(id) },
    servers: [
      // An example is a variable: clients ask their user for it.
      examples.includes(baseUrl)
        ? {
            url: '{baseUrl}',
            description: t.server,
            variables: { baseUrl: { default: baseUrl } },
          }
        : { url: baseUrl },
    ],
    security: [{ key: [] }],
    tags: [{ name: title, description: words.summary }],
    paths: Object.fromEntries(
      endpoints.map((one) => [
        one.endpoint.path,
        // The name of an operation in the document is its method in small letters.
        {
          [one.endpoint.method.toLowerCase()]: operationOf(one, errors, {
            tag: title,
            lang,
            secondHeader,
          }),
        },
      ]),
    ),
    components: {
      schemas: Object.assign({}, ...endpoints.map((one) => schemasOf(one, errors, lang))),
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: keyHeader, description: t.key(sampleKey) },
      },
    },
  };
};
