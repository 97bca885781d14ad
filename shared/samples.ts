import type { Api } from './apis/api';
import type { Lang } from './languages';

/** The address of an API's sample document: it ends with the name that the code samples read. */
export const sampleDocument = ({ sampleFile }: Pick<Api, 'sampleFile'>, lang: Lang): string =>
  `/samples/${lang}/${sampleFile}`;

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
