import type { Json } from '../../../shared/apis/api';

export type Kind = 'name' | 'text' | 'number' | 'word';

/** A piece of code: plain text, or a token kind with its own colour. */
export type Part = string | readonly [Kind, string];

/** The code as plain text, for the copy button. */
export const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part[1])).join('');

/** The kinds of what the groups of `token` find: a name is a text before a colon. */
const kinds = ['name', 'text', 'number', 'word'] as const;
const text = /("(?:\\.|[^"\\])*")/.source;
const token = new RegExp(`${text}(?=:)|${text}|(-?\\d[^\\s,]*)|(null)`);

/** A value as JSON, indented by two spaces a level. */
export const jsonParts = (value: Json): Part[] =>
  JSON.stringify(value, null, 2)
    .split(token)
    .flatMap((part, at): Part[] => {
      const kind = kinds[(at % (kinds.length + 1)) - 1];
      // A group that found nothing is undefined.
      return part ? [kind ? [kind, part] : part] : [];
    });

/** The first lines of a code, and … where it goes on. */
export const firstLines = (parts: readonly Part[], count: number): Part[] => {
  const shown: Part[] = [];
  let left = count;
  for (const part of parts) {
    const breaks = textOf([part]).split('\n');
    if (breaks.length > left) {
      shown.push(`${breaks.slice(0, left).join('\n')}\n…`);
      break;
    }
    left -= breaks.length - 1;
    shown.push(part);
  }
  return shown;
};
