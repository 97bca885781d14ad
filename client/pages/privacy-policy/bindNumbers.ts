/** Keeps an article together with its number, and a number with its unit, where a line ends. */
export const bindNumbers = (text: string): string =>
  text.replace(/(arts?\.|Law|Lei|nº|§) (?=\d|nº)|(\d) (?=\p{L})/gu, '$1$2\u00a0');
