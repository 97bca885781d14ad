import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assetsPath, hashedFolders } from '../middleware/staticFiles';
import { squeezeBodies } from '../pages/bodies';
import type { Collected } from './collect';
import { inTurn } from './inTurn';

/** Writes a body and its compressed forms, the smallest there are, beside it. */
const writeBodies = async (file: string, identity: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const unsqueezed = { identity, br: identity, gzip: identity };
  const { bodies } = await squeezeBodies({ hash: '', squeezed: false, bodies: unsqueezed });
  await Promise.all([
    writeFile(file, identity),
    writeFile(`${file}.br`, bodies.br),
    writeFile(`${file}.gz`, bodies.gzip),
  ]);
};

/** What is written beside the answers: texts by their names. */
type Texts = Record<string, string>;

const writeAll = async (
  draft: string,
  client: string,
  { answers }: Collected,
  texts: Texts,
): Promise<void> => {
  const site = path.join(draft, 'site');
  await cp(path.join(client, 'public'), site, { recursive: true });
  // Those that the build keeps for pages opened before, then its own over them.
  for (const folder of hashedFolders.map((name) => path.join(client, name)).reverse())
    if (existsSync(folder)) await cp(folder, path.join(site, assetsPath), { recursive: true });
  const bodies = new Map(
    answers.flatMap(({ file, body }): [string, Buffer][] => (file ? [[file, body]] : [])),
  );
  await inTurn([...bodies], ([file, body]) => writeBodies(path.join(site, file), body));
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(draft, name)), { recursive: true });
    await writeFile(path.join(draft, name), text);
  }
};

/** What every export has, and hardly anybody's other folder. */
const mark = path.join('nginx', 'maps.conf');

/**
 * Writes an export into a folder, which is replaced only when all of it is there. Rejects, and touches nothing, where
 * that folder has something else in it: a slip in `--out` must not cost anybody their files.
 */
export const writeExport = async (
  out: string,
  client: string,
  collected: Collected,
  texts: Texts,
): Promise<void> => {
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(path.join(out, mark)))
    throw new Error(`${out} is not empty and no export: name another folder by --out`);
  const draft = `${out}-draft-${process.pid}`;
  try {
    await rm(draft, { recursive: true, force: true });
    await writeAll(draft, client, collected, texts);
    await rm(out, { recursive: true, force: true });
    await rename(draft, out);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};
