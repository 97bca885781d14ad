// npm run bench -- visitor: what a touch costs on a slow phone, before React is there and afterwards.
import { requireBrowser } from '../scripts/browsers.mjs';
import { ensureBuilt } from '../scripts/ready.mjs';
import { checkNames, exitWithError, readArguments } from '../scripts/usage.mjs';
import { wholeNumber } from './support/wholeNumber.mjs';

const { values } = readArguments(
  `npm run bench -- visitor [--only <part of an address>] [--tries 5] [--lang pt]
Touches everything that can be touched on every page at a quarter of the speed, prints what it took, and writes
that into bench/RESULTS.md where all pages were visited. Fails where a median is over its limit.
Example: npm run bench -- visitor --only contact --tries 5 --lang en`,
  {
    only: { type: 'string', default: '' },
    tries: { type: 'string', default: '5' },
    lang: { type: 'string', default: 'pt' },
  },
);
const tries = wholeNumber('--tries', values.tries, 1);
checkNames('--lang', [values.lang], ['en', 'pt']);
await ensureBuilt();
const found = requireBrowser('chromium');
const { chromium } = await import('playwright-core');
const { listPages } = await import('../scripts/site.mjs');
const { writeSection } = await import('./support/results.mjs');
const { startSite } = await import('./support/site.mjs');
const { listInteractions, measureFirst, measureHydrated } = await import('./visitor/measure.mjs');
const { describeVisits, missesOf } = await import('./visitor/report.mjs');

// The two languages of a page differ in their words only; all pages are there in Portuguese.
const addresses = (await listPages())
  .filter(({ lang }) => lang === values.lang)
  .map(({ address }) => address)
  .filter((address) => address.includes(values.only));
if (addresses.length === 0) exitWithError(`no address contains “${values.only}”`);

const site = await startSite();
const browser = await chromium.launch({
  executablePath: found,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const touches = [];
const hydrations = [];

const visitPage = async (address) => {
  const url = site.origin + address;
  const interactions = await listInteractions(browser, url);
  const firsts = interactions.filter(({ kind, at }) => at === 0 && kind.first !== false);
  for (let again = 0; again < tries; again += 1) {
    for (const one of firsts) {
      const taken = await measureFirst(browser, url, one);
      touches.push({ address, name: one.kind.name, first: true, taken });
    }
    const { task, taken } = await measureHydrated(browser, url, interactions);
    hydrations.push({ address, task });
    touches.push(...taken.map((one) => ({ address, first: false, ...one })));
  }
};

try {
  for (const [at, address] of addresses.entries()) {
    await visitPage(address);
    const misses = missesOf(
      touches.filter((touch) => touch.address === address),
      hydrations.filter((hydration) => hydration.address === address),
    );
    console.error(`${at + 1}/${addresses.length} ${misses.join(', ') || `${address}: all met`}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
const version = `Chromium ${browser.version()}`;
const text = describeVisits(touches, hydrations, { tries, version });
console.log(text);
if (values.only === '') writeSection('Visitor', text);
if (missesOf(touches, hydrations).length > 0) process.exitCode = 1;
