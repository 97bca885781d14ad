// Records since when each page says what it says, for the sitemap.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSource } from '../loadSource.mjs';
import { readableHash } from '../readable.mjs';
import { listDocuments, serveSite } from '../screens/site.mjs';
import { root } from '../sources.mjs';

const file = path.join(root, 'server/generated/lastChanged.json');

/** Writes the file, and says which pages have changed. */
export const record = async () => {
  const before = JSON.parse(await readFile(file, 'utf8'));
  const { isPage, pageRow } = await loadSource('shared/pages.ts');
  // A day has the same name wherever this is run.
  const today = new Date().toISOString().slice(0, 10);

  const site = await serveSite();
  const entries = [];
  try {
    for (const { group, lang, address } of await listDocuments()) {
      if (!isPage(group)) continue;
      const html = await (await fetch(site.origin + address)).text();
      const hash = readableHash(html, pageRow(group).chrome === 'own');
      const key = `${group} ${lang}`;
      const known = before[key];
      const date = known?.hash === hash ? known.date : today;
      if (known?.hash !== hash) console.log(`${key}: ${known ? 'changed' : 'new'}, ${date}`);
      entries.push([key, { date, hash }]);
    }
  } finally {
    site.stop();
  }

  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  console.log(`${entries.length} pages in ${path.relative(root, file)}`);
};
