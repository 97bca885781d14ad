import type { MarketplaceProduct } from '../../../../shared/site';
import type { Described } from '../described';
import { barcodeDescribed } from './barcode';
import { imageDescribed } from './image';
import { invoiceDescribed } from './invoice';
import { nfseDescribed } from './nfse';

/** The description of each API; one that the marketplace lists and nothing describes does not compile. */
export const describedApis: Readonly<Record<MarketplaceProduct, Described>> = {
  'nfse-extraction': nfseDescribed,
  'invoice-extraction': invoiceDescribed,
  'barcode-extractor': barcodeDescribed,
  'nano-banana-api': imageDescribed,
};
