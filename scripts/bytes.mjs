// npm run bytes: records what each page takes now as the most that it may take from now on.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeReady } from './ready.mjs';
import { root } from './sources.mjs';

await makeReady();
const [{ serveSite }, { loadSource }, { measuredOrigin }, { measurePages }] = await Promise.all([
  import('./screens/site.mjs'),
  import('./loadSource.mjs'),
  import('./bytes/answer.mjs'),
  import('./bytes/reached.mjs'),
]);

const file = path.join(root, 'tests/bytes/reached.json');
const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
const { walkPages } = await loadSource('tests/support/walkPages.ts');
const pages = walkPages().filter(({ named }) => named);

const site = await serveSite({ SITE_ORIGIN: measuredOrigin });
await site.squeeze();
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
