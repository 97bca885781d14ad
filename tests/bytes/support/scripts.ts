import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { outputOf } from '../../../scripts/build/esbuild.mjs';
import type { Lang } from '../../../shared/languages';
import type { PageId } from '../../../shared/pages';
import { dist } from '../../support/build';

const { outputs }: Metafile = JSON.parse(readFileSync(path.join(dist, 'client.meta.json'), 'utf8'));

/** A chunk and all that it imports statically, by file name. */
const closure = (start: string, visited = new Set<string>()): Set<string> => {
  if (visited.has(start)) return visited;
  visited.add(start);
  for (const { path: next, kind } of outputs[start]?.imports ?? [])
    if (kind === 'import-statement') closure(next, visited);
  return visited;
};

const filesOf = (lang: Lang, ...sources: string[]): string[] => {
  const entries = sources.map((source) => outputOf(outputs, `${source}?${lang}`));
  const chunks = new Set(entries.flatMap((entry) => [...closure(entry)]));
  return Array.from(chunks, (name) => path.join(dist, 'client/assets', path.basename(name)));
};

const entry = 'client/entry.ts';

/** The script that a reader loads before a sign of intent. */
export const entryScripts = (lang: Lang): string[] => filesOf(lang, entry);

/** What footer and menu load besides, after each page is hydrated. */
export const siteEndScripts = (lang: Lang): string[] => {
  const before = filesOf(lang, entry, 'client/hydration/hydrate.tsx');
  return filesOf(lang, 'client/layout/SiteEnd.tsx').filter((file) => !before.includes(file));
};

/** All scripts of a page once it is hydrated, without its footer. Throws where the language has no such page. */
export const pageScripts = (page: PageId, lang: Lang): string[] =>
  filesOf(lang, entry, 'client/hydration/hydrate.tsx', `client/pages/${page}/Page.tsx`);
