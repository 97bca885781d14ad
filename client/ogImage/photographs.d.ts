/** A photograph as a data URL: what draws pictures for sharing fetches nothing. */
declare module '*.webp' {
  const url: string;
  export default url;
}
