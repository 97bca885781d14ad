import { note } from '../../../client/pages/nfse-extraction/note';
import { type Api, exampleBody } from '../../../shared/apis/api';
import { barcode } from '../../../shared/apis/barcode';
import { invoice } from '../../../shared/apis/invoice';
import { nfse } from '../../../shared/apis/nfse';
import { type Lang, langs } from '../../../shared/languages';
import { sampleDocument, sampleResponse } from '../../../shared/samples';
import type { GeneratedFile } from '../file';
import { copy } from './copy';
import { deliveryNote } from './deliveryNote';
import { formOf } from './form';
import { wholeInvoice } from './invoice';
import { type PdfPage, writePdf } from './pdf';

/** Each API with the document that its page shows; only the notice and the delivery note differ by language. */
const documents: readonly (readonly [Api, (lang: Lang, notice: string) => PdfPage])[] = [
  [nfse, (_lang, notice) => formOf(note, 'pt', notice)],
  [invoice, (_lang, notice) => formOf(wholeInvoice, 'en', notice)],
  [barcode, deliveryNote],
];

/** No search engine has a use for an invented invoice. */
const headers = { 'X-Robots-Tag': 'noindex' };

/** The sample document of each API, which its code samples read, and the response to it. */
export const sampleFiles = (): GeneratedFile[] =>
  documents.flatMap(([api, draw]) => [
    ...langs.map((lang) => ({
      address: sampleDocument(api, lang),
      type: 'application/pdf',
      text: writePdf(draw(lang, copy(lang).notice)),
      headers,
    })),
    {
      address: sampleResponse(api),
      type: 'application/json',
      text: `${JSON.stringify(exampleBody(api.response), null, 2)}\n`,
      headers,
    },
  ]);
