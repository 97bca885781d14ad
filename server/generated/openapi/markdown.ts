import { copy as pageCopy } from '../../../client/components/api/copy';
import { fieldType } from '../../../client/components/api/fieldType';
import { type ApiField, flatFields } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import { fileName, openApiType } from '../../../shared/openapi';
import type { Site } from '../../../shared/site';
import { apiFiles } from '../apiFiles';
import type { ApiDescription, EndpointDescription } from './apiDescription';
import { copy } from './copy';
import type { OpenApi, Operation } from './document';
import { sentences } from './sentences';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const fieldTable = (
  fields: readonly ApiField[],
  lang: Lang,
  sent?: readonly ApiField[],
): string => {
  const { field, meaning } = pageCopy(lang).columns;
  return [
    [field, meaning],
    ['---', '---'],
    ...flatFields(fields).map((one) => [
      `\`${one.name}\`, ${fieldType(one, lang, sent)}`,
      one.meaning[lang],
    ]),
  ]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
};

const block = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** A request and its response: fields, and examples. */
const endpointOf = (
  { endpoint, words }: EndpointDescription,
  { summary, description, requestBody, responses }: Operation,
  response: readonly ApiField[] | undefined,
  lang: Lang,
): string[] => {
  const t = pageCopy(lang);
  const [body] = Object.values(requestBody.content);
  const { description: answer = '', content = {} } = responses['200'] ?? {};
  return [
    `## ${endpoint.method} ${endpoint.path}`,
    words(lang).description === answer ? sentences(summary) : description,
    `### ${t.requestTitle}`,
    fieldTable(endpoint.request, lang, endpoint.request),
    ...(body?.example ? [block(body.example)] : []),
    ...Object.values(body?.examples ?? {}).flatMap((form) => [
      `${form.summary}:`,
      block(form.value),
    ]),
    `### ${t.responseTitle}`,
    sentences(answer),
    ...(response ? [fieldTable(response, lang), block(content[openApiType]?.example)] : []),
  ];
};

/** The page of an API as Markdown: the description of its OpenAPI document, its endpoints, and its files. */
export const markdownOf = (
  { api, endpoints }: ApiDescription,
  { info, paths, externalDocs }: OpenApi,
  site: Site,
  lang: Lang,
): string => {
  const { files } = copy(lang);
  const parts = [
    `# ${info.title}`,
    `[${externalDocs.description}](${externalDocs.url})`,
    `${info.contact.name}, ${info.contact.email}`,
    info.description,
    ...endpoints(site, lang).flatMap((one) => {
      const operation = paths[one.endpoint.path]?.post;
      return operation ? endpointOf(one, operation, api.response, lang) : [];
    }),
    `## ${files.title}`,
    apiFiles(api.id, lang)
      .filter(({ kind }) => kind !== 'markdown')
      .map(({ kind, path }) => `- [${fileName(path)}](${site.origin}${path}): ${files[kind]}`)
      .join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
};
