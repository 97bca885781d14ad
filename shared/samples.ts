import type { Api } from './apis/api';
import type { Lang } from './languages';

/** The address of an API's sample document: it ends with the name that the code samples read. */
export const sampleDocument = ({ sampleFile }: Pick<Api, 'sampleFile'>, lang: Lang): string =>
  `/samples/${lang}/${sampleFile}`;

/** The address of the response to it, which is the same in all languages. */
export const sampleResponse = ({ sampleResponse }: Pick<Api, 'sampleResponse'>): string =>
  `/samples/${sampleResponse}`;
