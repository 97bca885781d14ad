import { tones } from '../drawings';

/** The page's light colours, equal to page.css, and those of the cars. */
export const colours = {
  ...tones,
  sign: '#004e71',
  onSign: '#f3fcff',
  ink: '#0e222e',
  asphalt: '#2b3136',
  kerb: '#d7e0e3',
  paint: '#fccf2d',
  seam: '#055070',
};
