/** Keeps a law or an article together with its number where a line ends. */
export const bind = (text: string): string =>
  text.replace(/(arts?\.|Law|Lei|nº|§) (?=\d|nº)/g, '$1\u00a0');
