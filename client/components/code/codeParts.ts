import type { Json } from '../../../shared/apis/api';

export type Kind = 'name' | 'text' | 'number' | 'word';

/** A piece of code: plain text, or a token kind with its own colour. */
export type Part = string | readonly [Kind, string];

/** A line of code; its break is part of it. */
export type Line = readonly Part[];

/** Where a line ends. */
export const lineEnd = /(?<=\n)/;

/** The code as plain text, for the copy button. */
export const textOf = (lines: readonly Line[]): string =>
  lines
    .flat()
    .map((part) => (typeof part === 'string' ? part : part[1]))
    .join('');

/** The kinds of what the groups of `token` find: a name is a text before a colon. */
const kinds = ['name', 'text', 'number', 'word'] as const;
const text = /("(?:\\.|[^"\\])*")/.source;
const token = new RegExp(`${text}(?=:)|${text}|(-?\\d[^\\s,]*)|(null)`);

/** A value as JSON, indented by two spaces a level. */
export const jsonLines = (value: Json): Line[] =>
  JSON.stringify(value, null, 2)
    .split(lineEnd)
    .map((line) =>
      line.split(token).flatMap((part, at): Part[] => {
        const kind = kinds[(at % (kinds.length + 1)) - 1];
        // A group that found nothing is undefined.
        return part ? [kind ? [kind, part] : part] : [];
      }),
    );
