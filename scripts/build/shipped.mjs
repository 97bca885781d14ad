// What others made and a build passes on, as one list, and the notices: whoever passes copies on has to pass them on too.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, root } from '../sources.mjs';
import { isAllowed } from './licences.mjs';

/**
 * A package or a font: its version and its hash are known where npm installed it.
 * @typedef {{ name: string, version?: string, licence: string, notice: string, integrity?: string }} Shipped
 * @typedef {(import('esbuild').Metafile | undefined)[]} Metafiles
 */

const packageFolder = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const noticeFile = /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i;

/**
 * The package in a folder. Rejects with a sentence where it has no text of its licence, or one that nobody has looked at.
 * @param {string} folder
 * @param {string | undefined} integrity
 * @returns {Promise<Shipped>}
 */
const readPackage = async (folder, integrity) => {
  const read = (name) => readFile(path.join(root, folder, name), 'utf8');
  const { name, version, license } = JSON.parse(await read('package.json'));
  const refuse = (why) => {
    throw new Error(`${name} ${version} cannot be bundled: ${why}`);
  };
  if (!isAllowed(license)) refuse(`its licence is ${license ?? 'not said'}`);
  const files = (await readdir(path.join(root, folder))).filter((file) => noticeFile.test(file));
  if (files.length === 0) refuse('it has no text of its licence');
  const texts = await Promise.all(files.sort().map(read));
  const notice = texts.map((text) => text.trim()).join('\n\n');
  return { name, version, licence: license, notice, ...(integrity && { integrity }) };
};

/**
 * The folders of the packages of which bundles have at least an octet: esbuild leaves some out again that it has read.
 * @param {Metafiles} metafiles
 */
const packagesIn = (metafiles) => {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile?.outputs ?? {}));
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  return new Set(
    inputs.flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? (file.match(packageFolder)?.[0] ?? []) : [],
    ),
  );
};

/** The fonts, each of which has its licence beside it. @returns {Promise<Shipped[]>} */
const readFonts = async () => {
  const client = path.join(root, 'client');
  const files = (await listFiles(client)).filter((file) => file.endsWith('.OFL.txt'));
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.OFL.txt'),
      licence: 'OFL-1.1',
      notice: (await readFile(path.join(client, file), 'utf8')).trim(),
    })),
  );
};

/** @type {(one: Shipped) => string} */
const titleOf = ({ name, version }) => (version ? `${name} ${version}` : name);

/**
 * All that the bundles of these metafiles and the styles have of others, once each, in the order of their names. Rejects
 * with a sentence for a package that may not be passed on.
 * @param {Metafiles} metafiles
 */
export const listShipped = async (metafiles) => {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const folders = Array.from(packagesIn(metafiles), (folder) => folder.replaceAll('\\', '/'));
  const read = folders.map((folder) => readPackage(folder, packages[folder]?.integrity));
  const all = [...(await Promise.all(read)), ...(await readFonts())];
  // The same version may be installed at several places.
  return [...new Map(all.map((one) => [titleOf(one), one])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
};

const rule = `\n\n${'-'.repeat(80)}\n\n`;

/** Name, version, licence and its text for each. @param {Shipped[]} shipped */
export const noticesOf = (shipped) =>
  `${shipped.map((one) => [titleOf(one), one.licence, one.notice].join('\n\n')).join(rule)}\n`;
