import type { Json } from '../../../shared/apis/api';

export type Kind = 'name' | 'text' | 'number' | 'word';

/** A piece of code: plain text, or a token kind with its own colour. */
export type Part = string | readonly [Kind, string];

/** The code as plain text, for the copy button. */
export const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part[1])).join('');

const scalar = (value: string | number | null): Part => {
  if (value === null) return ['word', 'null'];
  return [typeof value === 'number' ? 'number' : 'text', JSON.stringify(value)];
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A value as JSON, indented by two spaces a level, starting at the given level. */
export const jsonParts = (value: Json, level = 0): Part[] => {
  if (value === null || typeof value !== 'object') return [scalar(value)];
  const entries = isList(value)
    ? value.map((entry): Part[] => jsonParts(entry, level + 1))
    : Object.entries(value).map(([name, entry]): Part[] => [
        ['name', JSON.stringify(name)],
        ': ',
        ...jsonParts(entry, level + 1),
      ]);
  const [open, close] = isList(value) ? '[]' : '{}';
  if (entries.length === 0) return [`${open}${close}`];
  const indent = '  '.repeat(level);
  return [
    `${open}\n`,
    ...entries.flatMap((entry, at) => [
      `${indent}  `,
      ...entry,
      at < entries.length - 1 ? ',\n' : '\n',
    ]),
    `${indent}${close}`,
  ];
};
