/** Span and height of the vault at its axis, in metres. */
const half = 12;
const height = 9;

/** The catenary y = c·cosh(x/c) that falls by its height at half its span: solved by hand to a hair. */
const c = 9.2004;

/** How high the vault is above a point, counted from its middle. */
export const rise = (x: number): number => height - c * (Math.cosh(x / c) - 1);

/** How far from its middle the vault is at a height. */
export const reach = (y: number): number => c * Math.acosh(1 + (height - y) / c);

const round = (value: number): number => Math.round(value * 100) / 100;

/** The vault in section, as a path from its left foot to its right one; its middle stands at `middle`. */
export const vaultPath = (middle: number): string =>
  Array.from({ length: 17 }, (_, at) => (at - 8) * (half / 8))
    .map((x, at) => `${at ? '' : 'M'}${round(middle + x)} ${round(-rise(x))}`)
    .join(' ');
