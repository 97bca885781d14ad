/** A file that the server generates, with its address. */
export type GeneratedFile = {
  address: string;
  type: string;
  text: string;
  /** The text for requests with Save-Data: on, where it differs. */
  saveDataText?: string;
  headers?: Readonly<Record<string, string>>;
};
