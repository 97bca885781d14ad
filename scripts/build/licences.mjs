// Which licences may be shipped, and the notices of what is bundled: whoever passes copies on, an image or a script,
// has to pass them on too.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import isSatisfied from 'spdx-satisfies';
import { root } from '../sources.mjs';

/** Licences, by their SPDX names, that ask for their notice and nothing more: what is shipped has no other. */
export const shippable = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
];

/**
 * Whether these licences are all that a package asks for: one side of an OR, both of an AND. No where it says
 * nothing, or what is no SPDX expression.
 * @param {unknown} expression
 */
export const isAllowed = (expression, allowed = shippable) => {
  try {
    return typeof expression === 'string' && isSatisfied(expression, allowed);
  } catch {
    return false;
  }
};

const packageFolder = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const rule = `\n\n${'-'.repeat(80)}\n\n`;
const noticeFile = /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i;

/** What is said of the package in a folder. */
const noticeOf = async (folder) => {
  const read = (name) => readFile(path.join(folder, name), 'utf8');
  const { name, version, license } = JSON.parse(await read('package.json'));
  const refuse = (why) => {
    throw new Error(`${name} ${version} cannot be bundled: ${why}`);
  };
  if (!isAllowed(license)) refuse(`its licence is ${license ?? 'not said'}`);
  const files = (await readdir(folder)).filter((file) => noticeFile.test(file)).sort();
  if (files.length === 0) refuse('it has no text of its licence');
  const texts = await Promise.all(files.map(read));
  return [`${name} ${version}`, license, ...texts.map((text) => text.trim())].join('\n\n');
};

/**
 * Name, version, licence and its text for every package that esbuild's metafiles name, once each. Rejects
 * with a sentence for one without a text, or with a licence that nobody has looked at.
 * @param {({ inputs: Record<string, unknown> } | undefined)[]} metafiles
 */
export const noticesOf = async (metafiles) => {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile?.inputs ?? {}));
  const folders = new Set(inputs.flatMap((input) => input.match(packageFolder)?.[0] ?? []));
  const notices = await Promise.all(
    Array.from(folders, (folder) => noticeOf(path.resolve(root, folder))),
  );
  // The same version may be installed at several places.
  return `${[...new Set(notices)].sort().join(rule)}\n`;
};
