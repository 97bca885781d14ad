import { note } from '../../../client/pages/nfse-extraction/note';
import { exampleBody } from '../../../shared/apis/api';
import { type Lang, langs } from '../../../shared/languages';
import { sampleDocument, sampleResponse } from '../../../shared/samples';
import type { GeneratedFile } from '../generatedFile';
import { type SampledId, sampledApis, sampledIds } from './apis';
import { copy } from './copy';
import { deliveryNote } from './deliveryNote';
import { formOf } from './form';
import { wholeInvoice } from './invoice';
import { type PdfPage, writePdf } from './pdf';

/** The document that the page of each API shows; only the notice and the delivery note differ by language. */
const draw: Record<SampledId, (lang: Lang, notice: string) => PdfPage> = {
  'nfse-extraction': (_lang, notice) => formOf(note, 'pt', notice),
  'invoice-extraction': (_lang, notice) => formOf(wholeInvoice, 'en', notice),
  'barcode-extractor': deliveryNote,
};

/** No search engine has a use for an invented invoice. */
const headers = { 'X-Robots-Tag': 'noindex' };

/** The sample document of each API, which its code samples read, and the response to it. */
export const sampleFiles = (): GeneratedFile[] =>
  sampledIds.flatMap((id) => {
    const api = sampledApis[id];
    return [
      ...langs.map((lang) => ({
        address: sampleDocument(api, lang),
        type: 'application/pdf',
        text: writePdf(draw[id](lang, copy(lang).notice)),
        headers,
      })),
      {
        address: sampleResponse(api),
        type: 'application/json',
        text: `${JSON.stringify(exampleBody(api.response), null, 2)}\n`,
        headers,
      },
    ];
  });
