/** Name, version, licence and text of each package that esbuild's metafiles name; see notices.mjs. */
export declare const noticesOf: (
  metafiles: { inputs: Record<string, unknown> }[],
) => Promise<string>;

/** The packages that notices name, as `name@version`; throws where one names none. */
export declare const packagesIn: (notices: string) => string[];
