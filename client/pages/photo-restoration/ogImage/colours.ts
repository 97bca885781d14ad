/** The dark-room of page.css. */
export const colours = {
  dark: '#140e0c',
  ink: '#f4ede4',
  soft: '#c7bbb1',
  /** The paper of a print, as comparison.css has it. */
  print: '#f2eee6',
};
