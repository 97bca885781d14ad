/** Inserts non-breaking spaces between an article and its number, and between a number and its unit. */
export const bindNumbers = (text: string): string =>
  text.replace(/(arts?\.|Law|Lei|nº|§) (?=\d|nº)|(\d) (?=\p{L})/gu, '$1$2\u00a0');
