/** What the build puts into a bundle as it is. */
declare module '*.woff2' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module '*.svg' {
  const text: string;
  export default text;
}
/** fontverter 2.x has no types of its own. */
declare module 'fontverter' {
  export const convert: (font: Buffer, format: 'truetype') => Promise<Buffer>;
}
