/** The page's light colours, equal to page.css, cars.css and rental-days.css. */
export const colours = {
  sign: '#004e71',
  onSign: '#f3fcff',
  ink: '#0e222e',
  asphalt: '#2b3136',
  kerb: '#d7e0e3',
  paint: '#fccf2d',
  car: '#038bbf',
  glass: '#c0dde9',
  seam: '#055070',
  lamp: '#ffefb1',
  brake: '#d33c33',
  tyre: '#12171a',
  rim: '#c0c5c9',
};
