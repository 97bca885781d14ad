import type { Api } from './apis/api';
import type { Lang } from './languages';

type Sampled = Pick<Api, 'sampleFile'>;

/** The address of an API's sample document: it ends with the name that the code samples read. */
export const sampleDocument = ({ sampleFile }: Sampled, lang: Lang): string =>
  `/samples/${lang}/${sampleFile}`;

/** The address of the response to it, which is the same in all languages. */
export const sampleResponse = ({ sampleFile }: Sampled): string =>
  `/samples/${sampleFile.replace('pdf', 'json')}`;
