/** The darkroom colours of page.css. */
export const colours = {
  dark: '#140e0c',
  ink: '#f4ede4',
  soft: '#c7bbb1',
  /** The print's paper colour, equal to comparison.drawing.css. */
  print: '#f2eee6',
};
