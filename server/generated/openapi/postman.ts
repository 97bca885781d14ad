import { accessOf, type Header, sampleKey } from '../../../shared/apis/access';
import type { Lang } from '../../../shared/languages';
import { openApiType } from '../../../shared/openapi';
import type { Site } from '../../../shared/site';
import type { ApiDescription, EndpointDescription } from './apiDescription';
import type { OpenApi } from './document';
import { bodyWithoutFile } from './exampleCall';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const jsonType = { key: 'Content-Type', value: openApiType };

/** A request of an endpoint with the address of a file, and the response to it where that is JSON. */
const itemOf = (
  { endpoint, words, content }: EndpointDescription,
  headers: readonly Header[],
  lang: Lang,
) => {
  const { summary, description, answer } = words(lang);
  const request = {
    method: endpoint.method,
    header: [jsonType, ...headers.map(({ name, value }) => ({ key: name, value }))],
    body: {
      mode: 'raw',
      raw: json(bodyWithoutFile(endpoint)),
      options: { raw: { language: 'json' } },
    },
    url: {
      raw: `{{baseUrl}}${endpoint.path}`,
      host: ['{{baseUrl}}'],
      path: endpoint.path.split('/').slice(1),
    },
    description,
  };
  const example = content(lang)[openApiType]?.example;
  return {
    name: summary,
    request,
    response:
      example === undefined
        ? []
        : [
            {
              name: answer,
              originalRequest: request,
              status: 'OK',
              code: 200,
              header: [jsonType],
              _postman_previewlanguage: 'json',
              body: json(example),
            },
          ],
  };
};

/** The endpoints of an API as a collection that Postman and programs like it import (format 2.1.0). */
export const postmanOf = (
  described: ApiDescription,
  { info, servers, components, externalDocs }: OpenApi,
  site: Site,
  lang: Lang,
) => {
  const { baseUrl, keyHeader, secondHeader } = accessOf(described.api.id, site);
  return {
    info: {
      name: info.title,
      description: `${info.summary}\n\n[${externalDocs.description}](${externalDocs.url})`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: keyHeader, type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'baseUrl', value: baseUrl, description: servers[0]?.description },
      {
        key: 'apiKey',
        value: sampleKey,
        description: components.securitySchemes['key']?.description,
      },
    ],
    item: described
      .endpoints(site, lang)
      .map((endpoint) => itemOf(endpoint, secondHeader ? [secondHeader] : [], lang)),
  };
};
