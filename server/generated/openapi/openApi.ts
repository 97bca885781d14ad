import { createHash } from 'node:crypto';
import { keyHeader, sampleKey, sampleOrigin } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { offerRow } from '../../../shared/offers';
import type { PageId } from '../../../shared/pages';
import type { Site } from '../../../shared/site';
import type { ApiDescription } from './apiDescription';
import { copy } from './copy';
import { descriptionOf } from './description';
import type { OpenApi } from './document';
import { operationOf } from './operation';

/**
 * The version of a description: the hash of the typed data that it is made of. It changes with every
 * field, error and plan, in both languages at once, and nobody can forget to raise it.
 */
const versionOf = ({ api, endpoints, errors }: ApiDescription): string =>
  createHash('sha256')
    .update(JSON.stringify([api, endpoints.map(({ endpoint }) => endpoint), errors]))
    .digest('hex')
    .slice(0, 12);

/** The OpenAPI 3.1 document of an API in a language, made of what its page is made of. */
export const openApiOf = (described: ApiDescription, site: Site, lang: Lang): OpenApi => {
  const t = copy(lang);
  const { id } = described.api;
  const address = (page: PageId) => site.origin + href(page, lang);
  const words = described.words(lang, (page, text) => `[${text}](${address(page)})`);
  const title = offerRow(id).name[lang];
  return {
    openapi: '3.1.1',
    info: {
      title,
      summary: words.summary,
      description: descriptionOf(described, words, site, lang),
      version: versionOf(described),
      contact: { name: site.name, email: site.email, url: address(id) },
    },
    externalDocs: { description: t.page, url: address(id) },
    servers: [{ url: sampleOrigin, description: t.server }],
    security: [{ key: [] }],
    tags: [{ name: title }],
    paths: Object.fromEntries(
      described.endpoints.map((one) => [
        one.endpoint.path,
        // The name of an operation in the document is its method in small letters.
        { [one.endpoint.method.toLowerCase()]: operationOf(one, described.errors, title, lang) },
      ]),
    ),
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: keyHeader, description: t.key(sampleKey) },
      },
    },
  };
};
