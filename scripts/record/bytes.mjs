// Records what each page takes now as the most that it may take from now on.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { measuredOrigin } from '../bytes/answer.mjs';
import { measurePages } from '../bytes/reached.mjs';
import { loadSource } from '../loadSource.mjs';
import { serveSite } from '../screens/site.mjs';
import { root } from '../sources.mjs';

const file = path.join(root, 'tests/bytes/reached.json');

/** Writes the file, and says what has changed. */
export const record = async () => {
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const { walkPages } = await loadSource('tests/support/walkPages.ts');
  const pages = walkPages().filter(({ named }) => named);

  const site = await serveSite({ SITE_ORIGIN: measuredOrigin });
  await site.recompress();
  try {
    const now = await measurePages({ origin: site.origin, dist: path.join(root, 'dist'), pages });
    for (const [key, octets] of Object.entries(now))
      for (const [kind, count] of Object.entries(octets)) {
        const change = count - (before[key]?.[kind] ?? 0);
        if (change !== 0)
          console.log(`${key}, ${kind}: ${count} (${change > 0 ? '+' : ''}${change})`);
      }
    await writeFile(file, `${JSON.stringify(now, null, 2)}\n`);
    console.log(`${pages.length} pages in ${path.relative(root, file)}`);
  } finally {
    site.stop();
  }
};
