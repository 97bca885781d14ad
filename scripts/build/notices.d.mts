/** Name, version, licence and text of each package that esbuild's metafiles name; see notices.mjs. */
export declare const noticesOf: (
  metafiles: { inputs: Record<string, unknown> }[],
) => Promise<string>;
