/** A photograph as a data URL: the SVG rasterizer loads no external files. */
declare module '*.webp' {
  const url: string;
  export default url;
}
