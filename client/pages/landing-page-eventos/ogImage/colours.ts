/** The page's three light colours, equal to page.css. */
export const colours = {
  stock: '#fcd42f',
  sheet: '#fefdfa',
  ink: '#1b150c',
  soft: '#443925',
  red: '#c12a16',
  /** A free seat: the ink at 20% on the sheet. */
  free: '#d0cec9',
};
