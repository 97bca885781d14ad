// npm run bench -- lighthouse: every page in every language, on the phone that Lighthouse simulates.
import { requireBrowser } from '../scripts/browsers.mjs';
import { ensureBuilt } from '../scripts/ready.mjs';
import { exitWithError, readArguments } from '../scripts/usage.mjs';
import { startAuditor } from './lighthouse/auditor.mjs';
import { auditWithRetries } from './lighthouse/auditWithRetries.mjs';
import { missesOf } from './lighthouse/limits.mjs';
import { describeReports } from './lighthouse/report.mjs';

const { only } = readArguments(
  `npm run bench -- lighthouse [--only <part of an address>]
Audits every page with Lighthouse 13 (which npx installs, with a Node of its own), prints a table, and writes it
into bench/RESULTS.md where all pages were asked. Fails where a page misses a limit.
Example: npm run bench -- lighthouse --only contact`,
  { only: { type: 'string', default: '' } },
).values;
await ensureBuilt();
const found = requireBrowser('chromium');
const { listPages } = await import('../scripts/site.mjs');
const { writeSection } = await import('./support/results.mjs');
const { startSite } = await import('./support/site.mjs');

const addresses = (await listPages())
  .filter(({ address }) => address.includes(only))
  .map(({ address }) => address);
if (addresses.length === 0) exitWithError(`no address contains “${only}”`);

// Its own name, which is the default: a canonical of a host that nobody serves would be another site's.
const site = await startSite({ settings: { SITE_ORIGIN: undefined } });
const reports = [];
let auditor;
try {
  auditor = await startAuditor(found);
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
