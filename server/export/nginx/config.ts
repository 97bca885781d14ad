/** One line of a map: what the source is (a text, or `~` and a pattern), and what it becomes. */
export type MapLine = readonly [match: string, value: string];

/** A word of a configuration as nginx reads it back: the same octets, whatever stands in them. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A value in which no `$` begins a variable. Throws where one would: nginx has no way to write it. */
export const literal = (text: string): string => {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx cannot be told: ${text}`);
  return text;
};

/** A variable in braces: whatever may stand behind its name. */
export const braced = (variable: string): string => `\${${variable}}`;

/** A text as a pattern that finds it and nothing else. */
export const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A `map` (ngx_http_map_module), with a comment on why. Texts come before patterns and without regard to
 * capitals, the first pattern that fits wins, and nothing is looked at before the variable is asked for.
 */
export const map = (
  why: string,
  source: string,
  target: string,
  lines: readonly MapLine[],
  otherwise = '',
): string =>
  [
    `# ${why}`,
    `map ${quoted(source)} $${target} {`,
    `  default ${quoted(otherwise)};`,
    ...lines.map(([match, value]) => `  ${quoted(match)} ${quoted(value)};`),
    '}',
    '',
  ].join('\n');
