import { exampleBody } from '../../../shared/apis/api';
import { sampleResponse } from '../../../shared/samples';
import { type GeneratedFile, sampleHeaders } from '../generatedFile';
import { sampledApis } from './apis';
import type { SampleDocument } from './draw';

/** The sample document of each API, which its code samples read, and the response to it. */
export const sampleFiles = (documents: readonly SampleDocument[]): GeneratedFile[] => [
  ...documents.map((document) => ({
    ...document,
    type: document.address.endsWith('.pdf') ? 'application/pdf' : 'application/xml',
    headers: sampleHeaders,
  })),
  ...Object.values(sampledApis).map((api) => ({
    address: sampleResponse(api),
    type: 'application/json',
    text: `${JSON.stringify(exampleBody(api.response), null, 2)}\n`,
    headers: sampleHeaders,
  })),
];
