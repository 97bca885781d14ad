// What every page has to reach, and what a report says of it.

/** Lighthouse's four categories, by the keys of our reports. */
export const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
};

/** The greatest value of a figure: milliseconds, and the layout shift without a unit. */
export const limits = { lcp: 1200, tbt: 0, cls: 0 };

const under = (report, keys) =>
  keys.filter((key) => report[key] < 100).map((key) => `${key} ${report[key]}`);

const over = (report) =>
  Object.keys(limits)
    .filter((key) => report[key] > limits[key])
    .map((key) => `${key.toUpperCase()} ${Number(report[key].toFixed(3))}`);

/** What a report misses that depends on the machine, in words; a second try may reach it. */
export const timedMissesOf = (report) => [...under(report, ['performance']), ...over(report)];

/** All that a report misses, in words. */
export const missesOf = (report) => [...under(report, Object.keys(categories)), ...over(report)];
