// npm run record: writes down since when each page says what it says, for the sitemap.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './ready.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

readArguments(`npm run record
Records today's date for every page whose words have changed (server/generated/lastChanged.json).`);
await ensureBuilt();
const { loadSource } = await import('./build/esbuild.mjs');
const { contentHash } = await import('./contentHash.mjs');
const { listPages, serveSite } = await import('./site.mjs');

const file = path.join(root, 'server/generated/lastChanged.json');
const before = JSON.parse(await readFile(file, 'utf8'));
const { pageRow } = await loadSource('shared/pages.ts');
// A day has the same name wherever this is run.
const today = new Date().toISOString().slice(0, 10);

const site = await serveSite();
const entries = [];
for (const { page, lang, address } of await listPages()) {
  const html = await (await fetch(site.origin + address)).text();
  const hash = contentHash(html, pageRow(page).layout === 'own');
  const key = `${page} ${lang}`;
  const known = before[key];
  const date = known?.hash === hash ? known.date : today;
  if (known?.hash !== hash) console.log(`${key}: ${known ? 'changed' : 'new'}, ${date}`);
  entries.push([key, { date, hash }]);
}
site.stop();

entries.sort(([one], [other]) => (one < other ? -1 : 1));
await writeFile(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
console.log(`${entries.length} pages in ${path.relative(root, file)}`);
