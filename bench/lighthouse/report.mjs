// What the reports of all pages say together.
import { table } from '../support/results.mjs';
import { categories, limits, missesOf } from './limits.mjs';

const seconds = (ms) => (ms / 1000).toFixed(2);
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

const head = [
  'page',
  ...Object.keys(categories),
  'LCP, s',
  'TBT, ms',
  'CLS',
  'FCP, s',
  'kB',
  'tries',
];

/** @type {(report: Record<string, any>) => (string | number)[]} */
const rowOf = ({ address, lcp, tbt, cls, fcp, bytes, asked, ...report }) => [
  address,
  ...Object.keys(categories).map((key) => report[key]),
  seconds(lcp),
  Math.round(tbt),
  Number(cls.toFixed(3)),
  seconds(fcp),
  kilobytes(bytes),
  asked,
];

/** The worst of every column. */
const worst = (reports) => {
  const of = (pick, key) => pick(...reports.map((report) => report[key]));
  return rowOf({
    address: '**worst**',
    ...Object.fromEntries(Object.keys(categories).map((key) => [key, of(Math.min, key)])),
    ...Object.fromEntries(
      ['lcp', 'tbt', 'cls', 'fcp', 'bytes', 'asked'].map((key) => [key, of(Math.max, key)]),
    ),
  });
};

const missed = (reports) => {
  const lines = reports
    .filter((report) => missesOf(report).length > 0)
    .map((report) => {
      const because = report.costs.length > 0 ? `; cost by ${report.costs.join(', ')}` : '';
      return `- ${report.address}: ${missesOf(report).join(', ')}${because}`;
    });
  return lines.length > 0 ? `Missed:\n\n${lines.join('\n')}` : 'No page misses anything.';
};

/** The section of the results: what was measured, a table, and what was missed. */
export const describeReports = (reports, version) => {
  const power = reports.map((report) => report.power).sort((a, b) => a - b);
  return `${version}, its mobile preset, one cold visit to each page over http on the loopback interface.
Wanted: 100 everywhere, LCP at most ${seconds(limits.lcp)} s, TBT ${limits.tbt}, CLS ${limits.cls}. A page that missed a timed
figure was asked again, up to three tries in all; the best counts. Lighthouse's benchmark index of this
machine: ${power[0]} to ${power.at(-1)}.

${table([head, ...reports.map(rowOf), worst(reports)])}

${missed(reports)}`;
};
