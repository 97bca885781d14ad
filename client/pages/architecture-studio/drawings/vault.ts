/** Span and height of the vault's axis, in metres. */
const half = 12;
const height = 9;

/**
 * The parameter c of the catenary y = c·cosh(x/c) that drops by `height` at half the span (solved
 * numerically).
 */
const c = 9.2004;

/** The height of the vault at a distance x from its centre. */
export const rise = (x: number): number => height - c * (Math.cosh(x / c) - 1);

/** The distance from the centre at which the vault has a given height. */
export const reach = (y: number): number => c * Math.acosh(1 + (height - y) / c);

const round = (value: number): number => Math.round(value * 100) / 100;

/** The vault in section, as a path from its left foot to its right one; `middle` is the x of its centre. */
export const vaultPath = (middle: number): string =>
  Array.from({ length: 17 }, (_, at) => (at - 8) * (half / 8))
    .map((x, at) => `${at ? '' : 'M'}${round(middle + x)} ${round(-rise(x))}`)
    .join(' ');
