import { langs } from '../../../shared/languages';
import { sampleDocument } from '../../../shared/samples';
import { sampledApis } from './apis';

/** The types of documents that are text. */
const texts = ['pdf', 'xml'];

/** The addresses of the sample documents that the build draws among the public files; the server has the others in memory. */
export const pictureSampleAddresses = (): string[] =>
  Object.values(sampledApis).flatMap((api) =>
    langs.flatMap((lang) =>
      api.fileTypes
        .filter((type) => !texts.includes(type))
        .map((type) => sampleDocument(api, lang, type)),
    ),
  );
