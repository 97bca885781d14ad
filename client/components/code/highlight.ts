import type { Part } from './codeParts';

/** A string, a word of the language, or a number. */
const tokens =
  /(f?'[^']*'|`[^`]*`)|\b(await|const|from|import|throw new|with|as|if not|if|raise|curl|printf|base64(?= <)|tr|grep|mv)(?= )|\b(\d+_000|\d+(?=,\n\)))/g;

/** The parts of a sample, by its tokens. */
export const highlight = (code: string): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: token, 1: text, 2: word, index } of code.matchAll(tokens)) {
    parts.push(code.slice(end, index), [text ? 'text' : word ? 'word' : 'number', token]);
    end = index + token.length;
  }
  return [...parts, code.slice(end)];
};
