import { type MapLine, map } from './config';
import { anyEncoding } from './spelling';

/** The variable with the first value of a parameter, still encoded. */
export const rawValue = (name: string): string => `site_raw_${name.toLowerCase()}`;

/** The maps that find the first value of each parameter in a query, as URLSearchParams reads it. */
export const firstValues = (names: readonly string[]): string =>
  names
    .map((name) => {
      const key = anyEncoding(name);
      const value = `site_value_${name.toLowerCase()}`;
      // Taken whole or not at all (`*+`): a query of 8,000 octets is walked once.
      const others = `(?:(?!${key}(?:[=&]|$))[^&]*+&)*+`;
      return map(
        `The first value of ${name}; nginx's own $arg_${name} takes only this spelling of the name.`,
        '$site_query',
        rawValue(name),
        [[`~^\\?${others}${key}(?:=(?<${value}>[^&]*))?(?:&|$)`, `$${value}`]],
      );
    })
    .join('\n');

/** A line for each value that a parameter may have: in any encoding, after what has to stand before it. */
export const valueLine = (value: string, becomes: string, before = ''): MapLine => [
  `~^${before}${anyEncoding(value)}$`,
  becomes,
];
