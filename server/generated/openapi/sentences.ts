/** Texts as sentences of one paragraph, each once: summaries have no full stop. */
export const sentences = (...texts: readonly string[]): string =>
  [...new Set(texts)].map((text) => text.replace(/[^.]$/, '$&.')).join(' ');
