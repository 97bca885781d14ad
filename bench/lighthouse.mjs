// npm run bench -- lighthouse: every page in every language, on the phone that Lighthouse simulates.
import { requireBrowser } from '../scripts/browsers.mjs';
import { ensureBuilt } from '../scripts/ready.mjs';
import { exitWithError, readArguments } from '../scripts/usage.mjs';
import { startAuditor } from './lighthouse/auditor.mjs';
import { table, writeSection } from './support/results.mjs';
import { startSite } from './support/site.mjs';

const { only } = readArguments(
  `npm run bench -- lighthouse [--only <part of an address>]
Audits every page with Lighthouse 13 (which npx installs, with a Node of its own), prints a table, and writes it
into bench/RESULTS.md where all pages were asked. Fails where a page misses a limit.
Example: npm run bench -- lighthouse --only contact`,
  { only: { type: 'string', default: '' } },
).values;
await ensureBuilt();
const found = requireBrowser('chromium');
const { loadSource } = await import('../scripts/build/esbuild.mjs');
const { walkPages } = await loadSource('tests/support/walkPages.ts');
const addresses = walkPages()
  .filter(({ named }) => named)
  .map(({ address }) => address)
  .filter((address) => address.includes(only));
if (addresses.length === 0) exitWithError(`no address contains “${only}”`);

/** Wanted: 100 in each category. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The greatest value of a figure: milliseconds, and the layout shift without a unit. */
const limits = { lcp: 1200, tbt: 0, cls: 0 };

/** How often a page is asked that misses a timed figure: a busy machine spoils figures, and now and then a trace. */
const most = 3;

const under = (report, keys) =>
  keys.filter((key) => report[key] < 100).map((key) => `${key} ${report[key]}`);

/** What a report misses, in words: of some categories, and of the figures. */
const missesOf = (report, keys = categories) => [
  ...under(report, keys),
  ...Object.keys(limits)
    .filter((key) => report[key] > limits[key])
    .map((key) => `${key.toUpperCase()} ${Number(report[key].toFixed(3))}`),
];

/** Whether a report is better than another one of the same page. */
const isBetter = (one, other) =>
  (one.performance - other.performance || other.tbt - one.tbt || other.lcp - one.lcp) > 0;

/** The best report of a page, with how often it was asked (`asked`). Rejects where Lighthouse gave none at all. */
const auditWithRetries = async (audit, url) => {
  let best;
  let asked = 0;
  let error;
  while (asked < most && (!best || missesOf(best, ['performance']).length > 0)) {
    const report = await audit(url);
    asked += 1;
    if (report.error) error = report.error;
    else if (!best || isBetter(report, best)) best = report;
  }
  if (!best) throw new Error(`${url}: ${error}`);
  return { ...best, asked };
};

const seconds = (ms) => (ms / 1000).toFixed(2);

/** The columns of the table: a figure of the reports, and how it is written. */
const columns = [
  ...categories.map((key) => ({ head: key, key, write: String, worst: Math.min })),
  { head: 'LCP, s', key: 'lcp', write: seconds, worst: Math.max },
  { head: 'TBT, ms', key: 'tbt', write: Math.round, worst: Math.max },
  { head: 'CLS', key: 'cls', write: (shift) => Number(shift.toFixed(3)), worst: Math.max },
  { head: 'FCP, s', key: 'fcp', write: seconds, worst: Math.max },
  { head: 'kB', key: 'bytes', write: (bytes) => (bytes / 1000).toFixed(1), worst: Math.max },
  { head: 'tries', key: 'asked', write: String, worst: Math.max },
];

/** The section of the results: what was measured, a table, and what was missed. */
const describeReports = (reports, version) => {
  const power = reports.map((report) => report.power).sort((a, b) => a - b);
  const missed = reports
    .filter((report) => missesOf(report).length > 0)
    .map((report) => {
      const because = report.costs.length > 0 ? `; cost by ${report.costs.join(', ')}` : '';
      return `- ${report.address}: ${missesOf(report).join(', ')}${because}`;
    });
  const rows = [
    ['page', ...columns.map(({ head }) => head)],
    ...reports.map((report) => [
      report.address,
      ...columns.map(({ key, write }) => write(report[key])),
    ]),
    [
      '**worst**',
      ...columns.map(({ key, write, worst }) => write(worst(...reports.map((one) => one[key])))),
    ],
  ];
  return `${version}, its mobile preset, one cold visit to each page over http on the loopback interface.
Wanted: 100 everywhere, LCP at most ${seconds(limits.lcp)} s, TBT ${limits.tbt}, CLS ${limits.cls}. A page that missed a timed
figure was asked again, up to three tries in all; the best counts. Lighthouse's benchmark index of this
machine: ${power[0]} to ${power.at(-1)}.

${table(rows)}

${missed.length > 0 ? `Missed:\n\n${missed.join('\n')}` : 'No page misses anything.'}`;
};

// Its own name, which is the default: a canonical of a host that nobody serves would be another site's.
const site = await startSite({ settings: { SITE_ORIGIN: undefined } });
const reports = [];
let auditor;
try {
  auditor = await startAuditor(found, categories);
  for (const address of addresses) {
    const report = await auditWithRetries(auditor.audit, `http://localhost:${site.port}${address}`);
    reports.push({ address, ...report });
    const said = missesOf(report).join(', ') || 'all met';
    console.error(`${reports.length}/${addresses.length} ${address} ${said}`);
  }
} finally {
  auditor?.stop();
  await site.stop();
}
const text = describeReports(reports, auditor.version);
console.log(text);
if (only === '') writeSection('Lighthouse', text);
if (reports.some((report) => missesOf(report).length > 0)) process.exitCode = 1;
