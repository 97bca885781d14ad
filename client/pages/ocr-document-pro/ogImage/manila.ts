/** The folder colours of page.css as hex, from light to the edge. */
export const manila = { light: '#edd5a3', dim: '#dcc291', edge: '#ab8d5c' };
