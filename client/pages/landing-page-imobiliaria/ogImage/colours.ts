/** The page's light colours, equal to page.css. */
export const colours = {
  paper: '#fcf4ec',
  floor: '#fffcf8',
  tan: '#f7e2d2',
  sun: '#fbc456',
  ink: '#352119',
  wall: '#44281f',
  clay: '#933b21',
};
