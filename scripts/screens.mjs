// npm run screens: pictures of every page in both languages and themes, on a phone and on a desk.
import path from 'node:path';
import { requireBrowser } from './browsers.mjs';
import { ensureBuilt } from './ready.mjs';
import { root } from './sources.mjs';
import { exitWithError, readArguments } from './usage.mjs';

const { only } = readArguments(
  `npm run screens [-- --only <part of an address>]
Takes full-page pictures of every page in both languages and themes, at 390 and 1280 px, and puts them into screens/.
Example: npm run screens -- --only contact`,
  { only: { type: 'string', default: '' } },
).values;
await ensureBuilt();
const executablePath = requireBrowser('chromium');
const { chromium } = await import('playwright-core');
const { loadSource } = await import('./build/esbuild.mjs');
const { serveOwnSite } = await loadSource('server/cli/ownSite.ts');
const { errorVisits, walkPages } = await loadSource('tests/support/walkPages.ts');

const addresses = [...walkPages().filter(({ named }) => named), ...errorVisits()]
  .map(({ address }) => address)
  .filter((address) => address.includes(only));
if (addresses.length === 0) exitWithError(`no address contains “${only}”`);

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Runs in the page: scrolls to its end and back, so that whatever waits to be seen is loaded. */
const readThrough = async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
};

const site = await serveOwnSite({});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const viewport of sizes)
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    // Brings the fonts: a page whose fonts come late is shown without them.
    await page.goto(site.origin + addresses[0]);
    for (const address of addresses) {
      await page.goto(site.origin + address);
      await page.evaluate(readThrough);
      const name = address
        .slice(1)
        .replaceAll(/[^\w-]+/g, '-')
        .replace(/-$/, '');
      const file = path.join('screens', `${viewport.width}-${colorScheme}`, `${name}.png`);
      await page.screenshot({ path: path.join(root, file), fullPage: true });
      console.log(file);
    }
    await page.close();
  }
await browser.close();
site.stop();
