import type { Api, Listed } from '../../../shared/apis/api';
import { barcode } from '../../../shared/apis/barcode';
import { imageApi } from '../../../shared/apis/imageApi';
import { invoice } from '../../../shared/apis/invoice';
import { nfse } from '../../../shared/apis/nfse';
import type { MarketplaceProduct } from '../../../shared/site';

/** The APIs that read a document: each has a sample document and the response to it. */
export const sampledApis = {
  'nfse-extraction': nfse,
  'invoice-extraction': invoice,
  'barcode-extractor': barcode,
} as const satisfies Partial<Record<MarketplaceProduct, Api>>;

/** All APIs of the marketplace. */
export const listedApis: Readonly<Record<MarketplaceProduct, Listed>> = {
  ...sampledApis,
  'nano-banana-api': imageApi,
};

export type SampledId = keyof typeof sampledApis;

export const sampledIds = Object.keys(sampledApis) as SampledId[];
