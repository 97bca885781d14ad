import type { Sample } from '../../../client/components/document-figure/sample';
import { box, sheet } from '../../../client/pages/invoice-extraction/sample';
import { note } from '../../../client/pages/nfse-extraction/note';
import { exampleBody } from '../../../shared/apis/api';
import { type Lang, langs } from '../../../shared/languages';
import { sampleDocument, sampleResponse } from '../../../shared/samples';
import type { GeneratedFile } from '../generatedFile';
import { type SampledId, sampledApis, sampledIds } from './apis';
import { copy } from './copy';
import { deliveryNote } from './deliveryNote';
import { formOf } from './form';
import { type PdfPage, writePdf } from './pdf';

/** The invoice of the figure, with what the response has besides. */
const wholeInvoice: Sample = {
  ...sheet,
  boxes: [
    ...sheet.boxes,
    { heading: 'Supplier and payment' },
    box('Email', 'emailSupplier'),
    box('Status', 'status'),
    box('From country', 'originCountry'),
    box('To country', 'destinyCountry'),
    box('Account number', 'bankInfo.account'),
    box('Bank code', 'bankInfo.bankCode'),
    box('Payment method', 'paymentMethod', true),
  ],
};

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
