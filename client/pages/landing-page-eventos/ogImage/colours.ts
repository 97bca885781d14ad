/** The page's three inks by day, as page.css has them. */
export const colours = {
  stock: '#fcd42f',
  sheet: '#fefdfa',
  ink: '#1b150c',
  soft: '#443925',
  red: '#c12a16',
  /** A seat that is left: a fifth of the ink on the sheet. */
  free: '#d0cec9',
};
