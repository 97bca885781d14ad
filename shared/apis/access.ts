import type { MarketplaceProduct, Site } from '../site';
import type { Endpoint } from './api';

/** The base URL of samples where none is set: a host that is nobody's (RFC 2606). */
const exampleBaseUrl = 'https://api.example.com';

/** The header of the key where none is set. */
export const exampleKeyHeader = 'X-Api-Key';

/** What stands in place of a key. */
export const sampleKey = 'YOUR_KEY';

/** A header of a request. */
export type Header = Readonly<{ name: string; value: string }>;

/** How a program calls an API of the marketplace. */
export type Access = Readonly<{
  baseUrl: string;
  /** The header of the key. */
  keyHeader: string;
  /** What the store wants in another header, such as a host. */
  secondHeader?: Header;
  /** Those of base URL and header that no setting gives, so that pages call them examples. */
  examples: readonly string[];
}>;

/** What the settings say of calling an API; `{host}` in the second header is the host of the base URL. */
export const accessOf = (
  id: MarketplaceProduct,
  { apiAccess = {} }: Pick<Site, 'apiAccess'>,
): Access => {
  const { keyHeader = exampleKeyHeader, secondHeader } = apiAccess;
  const baseUrl = apiAccess.baseUrls?.[id] ?? apiAccess.baseUrl ?? exampleBaseUrl;
  return {
    baseUrl,
    keyHeader,
    ...(secondHeader && {
      secondHeader: {
        ...secondHeader,
        value: secondHeader.value.replaceAll('{host}', new URL(baseUrl).host),
      },
    }),
    examples: [
      ...(apiAccess.keyHeader ? [] : [keyHeader]),
      ...(baseUrl === exampleBaseUrl ? [baseUrl] : []),
    ],
  };
};

/** An endpoint with the path that is set, where the documented one is an example. */
export const withPath = <Documented extends Partial<Endpoint>>(
  endpoint: Documented,
  { apiAccess }: Pick<Site, 'apiAccess'>,
): Documented => {
  const { pathIsExample, ...known } = endpoint;
  return pathIsExample && apiAccess?.barcodePath
    ? ({ ...known, path: apiAccess.barcodePath } as Documented)
    : endpoint;
};
