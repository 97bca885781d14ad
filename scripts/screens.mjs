// npm run screens: pictures of every page in both languages and themes, on a phone and on a desk.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { makeReady } from './ready.mjs';
import { root } from './sources.mjs';
import { exitCodes, giveUp, readArguments } from './usage.mjs';

const { only, out: folder } = readArguments(
  `npm run screens [-- --only <part of an address>] [--out <folder>]
Takes full-page pictures of every page in both languages and themes, at 390 and 1280 px, puts them into screens/,
and writes contact sheets there.
Example: npm run screens -- --only contact`,
  { only: { type: 'string', default: '' }, out: { type: 'string', default: 'screens' } },
).values;
const out = path.resolve(root, folder);

await makeReady();
const { found, missing } = ensureBrowser('chromium');
if (missing !== undefined) giveUp(missing, exitCodes.missing);
const { chromium } = await import('playwright-core');
const { listDocuments, serveSite } = await import('./screens/site.mjs');
const { looks, takePictures } = await import('./screens/pictures.mjs');
const { printSheets, writeIndex } = await import('./screens/sheet.mjs');

const documents = (await listDocuments()).filter(({ address }) => address.includes(only));
if (documents.length === 0) giveUp(`no address contains “${only}”`);

const site = await serveSite();
const browser = await chromium.launch({ executablePath: found, args: ['--no-sandbox'] });
try {
  await mkdir(out, { recursive: true });
  let taken = 0;
  const total = looks.length * documents.length;
  await Promise.all(
    looks.map((look) => {
      const onPicture = ({ address }) => {
        taken += 1;
        console.error(`${taken}/${total} ${address} ${look.name}`);
      };
      return takePictures({ browser, origin: site.origin, documents, look, out, onPicture });
    }),
  );
  await writeIndex(out, documents);
  await printSheets(browser, out, documents);
  console.log(path.join(out, 'index.html'));
} finally {
  await browser.close();
  site.stop();
}
