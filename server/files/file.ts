/** A text that the server makes by itself, at an address of its own. */
export type TextFile = {
  address: string;
  type: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
};
