// The notices of what is bundled: whoever passes copies on, an image or a script, has to pass them on too.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../sources.mjs';
import { mayBeShipped } from './licences.mjs';

const packageFolder = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const rule = `\n\n${'-'.repeat(80)}\n\n`;
const noticeFile = /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i;

/** What is said of the package in a folder. */
const noticeOf = async (folder) => {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  if (!mayBeShipped(license))
    throw new Error(
      `${name} ${version} cannot be bundled: its licence is ${license ?? 'not said'}`,
    );
  const files = (await readdir(folder)).filter((file) => noticeFile.test(file)).sort();
  if (files.length === 0)
    throw new Error(`${name} ${version} cannot be bundled: it has no text of its licence`);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [`${name} ${version}`, license, ...texts.map((text) => text.trim())].join('\n\n');
};

/**
 * Name, version, licence and its text for every package that esbuild's metafiles name, once each. Rejects
 * with a sentence for one without a text, or with a licence that nobody has looked at.
 * @param {{ inputs: Record<string, unknown> }[]} metafiles
 */
export const noticesOf = async (metafiles) => {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const folders = new Set(inputs.flatMap((input) => input.match(packageFolder)?.[0] ?? []));
  const notices = await Promise.all(
    Array.from(folders, (folder) => noticeOf(path.resolve(root, folder))),
  );
  // The same version may be installed at several places.
  return `${[...new Set(notices)].sort().join(rule)}\n`;
};
