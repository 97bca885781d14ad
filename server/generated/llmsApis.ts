import { accessWords } from '../../client/components/api/accessWords';
import { mockCommand, mockOrigin } from '../../client/components/api/mock';
import { accessOf, sampleKey } from '../../shared/apis/access';
import { listingUrl } from '../../shared/apis/api';
import { type Lang, languageName } from '../../shared/languages';
import { offerRow } from '../../shared/offers';
import { fileName, openApiPath, openApiType } from '../../shared/openapi';
import { marketplaceProducts, type Site } from '../../shared/site';
import { apiFiles } from './apiFiles';
import type { ApiDescription } from './openapi/apiDescription';
import { apiDescriptions } from './openapi/apiDescriptions';
import { copy } from './openapi/copy';
import { bodyWithoutFile, curlCommand } from './openapi/exampleCall';
import { toolsOf } from './openapi/tools';

/** A link of a list. */
export type Link = { title: string; path: string; description: string };

/** Programs for models read English. The Portuguese files are linked, and link the rest of theirs. */
const lang: Lang = 'en';
const otherLang: Lang = 'pt';

const calling = [
  'To call an API, POST JSON to its endpoint with your key in its header. The response is JSON; that of the image API is an image file.',
  `To try an API without a key, run its mock (it needs Node), wait until it is listening, and send the request from another terminal. The mock runs at ${mockOrigin}, accepts any key and answers a valid request with the expected response, or with a short text instead of an image. For a real request, use the address after \`POST\` instead, and your key instead of ${sampleKey}.`,
  'Where header and address are called placeholders below, take those that the API store shows. A status other than 2xx is a failure; after 429, wait as Retry-After says.',
];

/** How to call an API, and commands that do it. */
const usageOf = (described: ApiDescription, site: Site): string => {
  const { id } = described.api;
  const { baseUrl, keyHeader, secondHeader } = accessOf(id, site);
  const endpoints = described.endpoints(site, lang);
  const tools = toolsOf(described, site, lang);
  const headers = [
    { name: 'Content-Type', value: openApiType },
    { name: keyHeader, value: sampleKey },
    ...(secondHeader ? [secondHeader] : []),
  ];
  return [
    `**${offerRow(id).name[lang]}**`,
    ...endpoints.map(
      ({ endpoint: { method, path } }, at) =>
        `\`${method} ${baseUrl}${path}\`: ${tools[at]?.description}`,
    ),
    `${accessWords(described.api, { site, lang })} Keys: <${listingUrl(described.api, site)}>`,
    'The mock, and the request for another terminal:',
    [
      '```sh',
      mockCommand(site.origin + openApiPath(id, lang)),
      ...endpoints.map(({ operationId, endpoint, content }) =>
        curlCommand(
          mockOrigin + endpoint.path,
          headers,
          bodyWithoutFile(endpoint),
          openApiType in content(lang) ? undefined : operationId,
        ),
      ),
      '```',
    ].join('\n'),
  ].join('\n\n');
};

/** How to call each API, for language models: what `/llms.txt` begins with. */
export const apiUsage = (site: Site): readonly string[] => [
  ...calling,
  ...marketplaceProducts.map((id) => usageOf(apiDescriptions[id], site)),
];

/** The files about each API, under its name. */
export const apiLinks = (): readonly { title: string; links: readonly Link[] }[] =>
  marketplaceProducts.map((id) => ({
    title: offerRow(id).name[lang],
    links: [
      ...apiFiles(id, lang).map(({ kind, path }) => ({
        title: fileName(path),
        path,
        description: copy(lang).files[kind],
      })),
      ...apiFiles(id, otherLang)
        .filter(({ kind }) => kind === 'openApi' || kind === 'markdown')
        .map(({ kind, path }) => ({
          title: `${fileName(path)}, ${languageName[otherLang]}`,
          path,
          description: copy(otherLang).files[kind],
        })),
    ],
  }));
