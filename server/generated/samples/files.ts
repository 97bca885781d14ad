import { exampleBody } from '../../../shared/apis/api';
import { sampleResponse } from '../../../shared/samples';
import type { GeneratedFile } from '../generatedFile';
import { sampledApis } from './apis';
import type { SampleDocument } from './draw';

/** No search engine has a use for an invented invoice. */
const headers = { 'X-Robots-Tag': 'noindex' };

/** The sample document of each API, which its code samples read, and the response to it. */
export const sampleFiles = (documents: readonly SampleDocument[]): GeneratedFile[] => [
  ...documents.map((document) => ({
    ...document,
    type: document.address.endsWith('.pdf') ? 'application/pdf' : 'application/xml',
    headers,
  })),
  ...Object.values(sampledApis).map((api) => ({
    address: sampleResponse(api),
    type: 'application/json',
    text: `${JSON.stringify(exampleBody(api.response), null, 2)}\n`,
    headers,
  })),
];
