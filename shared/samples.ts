import type { Api } from './apis/api';
import { defaultLang, type Lang } from './languages';

type Sampled = Pick<Api, 'sampleFile'>;

/** The address of an API's sample document: it ends with the name that the code samples read. */
export const sampleDocument = ({ sampleFile }: Sampled, lang: Lang): string =>
  `/samples/${lang === defaultLang ? '' : `${lang}/`}${sampleFile}`;

/** The name of the response to it, and its address: no language is in it. */
export const responseName = ({ sampleFile }: Sampled): string =>
  sampleFile.replace('.pdf', '.json');

export const sampleResponse = (api: Sampled): string => `/samples/${responseName(api)}`;
