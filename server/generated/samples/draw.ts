import type { Sample } from '../../../client/components/document-figure/sample';
import { box, sheet } from '../../../client/pages/invoice-extraction/sample';
import { note } from '../../../client/pages/nfse-extraction/note';
import { type Lang, langs } from '../../../shared/languages';
import { sampleDocument } from '../../../shared/samples';
import { type SampledId, sampledApis, sampledIds } from './apis';
import { copy } from './copy';
import { deliveryNote } from './deliveryNote';
import { formOf } from './form';
import { nfseXml } from './nfseXml';
import { type PdfPage, writePdf } from './pdf';

/** The address of a sample document, and the document: a PDF of ASCII, or XML. */
export type SampleDocument = { address: string; text: string };

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

/** The sample document of an API in a language, before it is written in a format. */
export const pageOf = (id: SampledId, lang: Lang): PdfPage => draw[id](lang, copy(lang).notice);

/** Writes the sample documents that are text, of each API in each language, at build time. */
export const drawSamples = (): SampleDocument[] =>
  langs.flatMap((lang) => [
    ...sampledIds.map((id) => ({
      address: sampleDocument(sampledApis[id], lang),
      text: writePdf(pageOf(id, lang)),
    })),
    {
      address: sampleDocument(sampledApis['nfse-extraction'], lang, 'xml'),
      text: nfseXml(`${copy(lang).notice}. ${copy(lang).layout}.`),
    },
  ]);
