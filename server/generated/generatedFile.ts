/** A file that the server generates, with its address. */
export type GeneratedFile = {
  address: string;
  type: string;
  text: string;
  /** The text for requests with Save-Data: on, where it differs. */
  saveDataText?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Lets a program that runs on another origin, in a browser, read the file. */
export const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The headers of sample documents: no search engine has a use for an invented invoice. */
export const sampleHeaders = { ...openHeaders, 'X-Robots-Tag': 'noindex' };
