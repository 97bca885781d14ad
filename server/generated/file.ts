/** A text that the server makes by itself, at an address of its own. */
export type GeneratedFile = {
  address: string;
  type: string;
  text: string;
  /** What a client gets instead that asks to save data (Save-Data: on). */
  saveDataText?: string;
  headers?: Readonly<Record<string, string>>;
};
