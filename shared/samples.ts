import type { Api } from './apis/api';
import type { Lang } from './languages';

/** The name of a sample document of another type than PDF, such as `nfse-1042.xml`. */
export const fileOfType = (file: string, type: string): string => file.replace(/pdf$/, type);

/** The address of an API's sample document: it ends with the name that the code samples read. */
export const sampleDocument = (
  { sampleFile }: Pick<Api, 'sampleFile'>,
  lang: Lang,
  type = 'pdf',
): string => `/samples/${lang}/${fileOfType(sampleFile, type)}`;

/** The address of the response to it, which is the same in all languages. */
export const sampleResponse = ({ sampleResponse }: Pick<Api, 'sampleResponse'>): string =>
  `/samples/${sampleResponse}`;

/** The API with an example where a request has the URL of a document: the sample on the site at `origin`. */
export const withOwnFile = (api: Api, origin: string, lang: Lang): Api => ({
  ...api,
  request: api.request.map((field) =>
    field.type === 'url' ? { ...field, example: origin + sampleDocument(api, lang) } : field,
  ),
});
