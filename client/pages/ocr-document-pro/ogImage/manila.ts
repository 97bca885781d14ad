/** The folder colours of page.css as hex, from light to the edge. */
export const manila = { light: '#edd5a3', dim: '#dfc48f', edge: '#b4925e' };
