/** A text that the server makes by itself, at an address of its own. */
export type TextFile = {
  address: string;
  type: string;
  text: string;
  /** What a client gets instead that asks to save data (Save-Data: on). */
  sparingText?: string;
  headers?: Readonly<Record<string, string>>;
};
