import type { MarketplaceProduct } from '../../../../shared/site';
import type { ApiDescription } from '../apiDescription';
import { barcodeDescription } from './barcode';
import { imageDescription } from './image';
import { invoiceDescription } from './invoice';
import { nfseDescription } from './nfse';

/** The description of each API; one that the marketplace lists and nothing describes does not compile. */
export const apiDescriptions: Readonly<Record<MarketplaceProduct, ApiDescription>> = {
  'nfse-extraction': nfseDescription,
  'invoice-extraction': invoiceDescription,
  'barcode-extractor': barcodeDescription,
  'nano-banana-api': imageDescription,
};
