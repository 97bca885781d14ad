/**
 * The end of a `sizes` attribute for a picture that takes this percentage of the viewport. On dense
 * screens it requests three grid of the pixels: nobody sees the difference, and the file is half as
 * large.
 */
export const acrossWindow = (share: number): string =>
  `(min-resolution: 1.5dppx) ${Math.round(share * 0.75)}vw, ${share}vw`;
