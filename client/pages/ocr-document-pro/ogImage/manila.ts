/** The folders' cardboard (page.css) as hex, from the light one to its edge. */
export const manila = { light: '#edd5a3', dim: '#dfc48f', edge: '#b4925e' };
