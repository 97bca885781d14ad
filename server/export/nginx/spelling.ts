import { asPattern } from './config';

/** Characters by what they become in lower case: the Kelvin sign is a `k` as well. */
const spelledSo = new Map<string, string[]>();
for (let code = 0x21; code <= 0xffff; code += 1) {
  const lower = String.fromCharCode(code).toLowerCase();
  // Half a character has no encoding of its own, and no address can bring it.
  if (code >= 0xd800 && code <= 0xdfff) continue;
  spelledSo.set(lower, [...(spelledSo.get(lower) ?? []), String.fromCharCode(code)]);
}

const octets = (text: string): string =>
  [...Buffer.from(text)].map((octet) => `%${octet.toString(16).padStart(2, '0')}`).join('');

const letter = (text: string): string => {
  const spellings = spelledSo.get(text) ?? [text];
  return `(?:${[asPattern(text), ...spellings.map(octets)].join('|')})`;
};

/** A segment in any spelling that `readSegments` reads as it; for a pattern that does not heed capitals. */
export const anySpelling = (segment: string): string => [...segment].map(letter).join('');

/** A path in any spelling: its segments so, any number of slashes around them, `{id}` one segment. */
export const anyPath = (path: string): string => {
  const segments = path.split('/').filter((segment) => segment !== '');
  const patterns = segments.map((segment) => (segment === '{id}' ? '[^/]+' : anySpelling(segment)));
  return `~*^/+${patterns.join('/+')}${segments.length > 0 ? '/*' : ''}$`;
};

const exactly = (character: string): string => {
  const encoded = `(?i:${octets(character)})`;
  if (character === ' ') return `(?:\\+|${encoded})`;
  // A plus means a space, and what is no ASCII reaches nobody as it is: only their encodings mean them.
  return character === '+' || character > '~' ? encoded : `(?:${asPattern(character)}|${encoded})`;
};

/** A name or a value of a query in any encoding of it that URLSearchParams takes for it. */
export const anyEncoding = (text: string): string => [...text].map(exactly).join('');
