import { braced, type MapLine, map } from './config';

/**
 * Weights of a header's ranges (RFC 9110, section 12.4.2) found by patterns alone, because nginx without modules
 * of others can neither split nor compare: the greatest weight is found digit by digit, the first pattern that
 * fits being the greatest digit. A weight is four digits (thousandths), so that texts of it compare.
 */

const blank = '[ \\t]*';
/** What String.prototype.trim takes off a part, of what a header can hold. */
const around = '[ \\t\\xa0]*';
/** Any number of whole parts before the one that is looked for. */
const before = '(?:[^,]*+,)*?';
const end = `${around}(?:,|$)`;

const part = (range: string, weight: string): string =>
  `${around}(?:${range})${blank};${blank}q=${weight}${end}`;

/** A part of the greatest weight there is: 1, written or not. */
const whole = (range: string): string =>
  `${around}(?:${range})(?:${blank};${blank}q=1(?:\\.0{0,3})?)?${end}`;

const digits = [...'987654321'];

/**
 * The maps that put the greatest weight of a range into `weightOf(name)`: `0000` to `1000`, empty where the header
 * in `source` does not name it. `range` is a pattern for it without regard to capitals.
 */
export const greatestWeight = (name: string, range: string, source: string): string => {
  const variable = (at: number) => `site_weight_${name}_${at}`;
  /** Each further digit, among the parts that have those before it; a digit that is not written is 0. */
  const further = (at: number, known: string, kept: string, more: string) =>
    map(
      '… and among those its next digit.',
      `$${variable(at - 1)}|${source}`,
      variable(at),
      [
        ['~^\\|', ''],
        ['~^1', `${braced(variable(at - 1))}0`],
        ...digits.map((digit): MapLine => {
          const wanted = part(range, `0\\.${kept}${digit}${more}`);
          return [`~*^0${known}\\|${before}${wanted}`, braced(variable(at - 1)) + digit];
        }),
      ],
      `${braced(variable(at - 1))}0`,
    );
  return [
    map(`How much ${name} is wanted: the greatest tenths.`, source, variable(1), [
      [`~*^${before}${whole(range)}`, '10'],
      ...digits.map(
        (digit): MapLine => [`~*^${before}${part(range, `0\\.${digit}\\d{0,2}`)}`, `0${digit}`],
      ),
      [`~*^${before}${part(range, '0(?:\\.(?:0\\d{0,2})?)?')}`, '00'],
    ]),
    further(2, '(\\d)', '\\g{1}', '\\d?'),
    further(3, '(\\d)(\\d)', '\\g{1}\\g{2}', ''),
  ].join('\n');
};

/** The variable of a range's greatest weight. */
export const weightOf = (name: string): string => `$site_weight_${name}_3`;

const comparison = (others: (digit: number) => string): string =>
  `~^(\\d*)(?:${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => others(digit)).join('|')})`;

/** A pattern for two weights with a colon between them, of which the first is greater. */
export const greater = comparison((digit) => `${digit}\\d*:\\g{1}[0-${digit - 1}]`);
/** … of which the first is less. */
export const less = comparison((digit) => `[0-${digit - 1}]\\d*:\\g{1}${digit}`);

/**
 * Patterns for a weight, `|` and a header in which the first of the parts with that weight among `ours` is that
 * of `wanted`. One for each number of zeros at the weight's end, which a part may leave out.
 */
export const firstOfWeight = (wanted: string, ours: string): string[] =>
  [
    ['1000', ''],
    ['0(\\d)(\\d)([1-9])', '0\\.\\g{1}\\g{2}\\g{3}'],
    ['0(\\d)([1-9])0', '0\\.\\g{1}\\g{2}0?'],
    ['0([1-9])00', '0\\.\\g{1}0{0,2}'],
  ].map(([weight, written = '']) => {
    const of = (range: string) => (written ? part(range, written) : whole(range));
    return `~*^${weight}\\|(?:(?!${of(ours)})[^,]*+,)*+${of(wanted)}`;
  });
