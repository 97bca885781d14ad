import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lang, Localized } from '../shared/languages';
import type { PageId } from '../shared/pages';
import type { SampleDocument } from './generated/samples/draw';

/** The folder of the hashed files, as addresses name it. */
export const assetsPath = '/assets';

/** The folders of hashed files: of this build, and of the one before for pages that are already open. */
export const hashedFolders = ['assets', 'previous'];

/** What the build made, as scripts/build/site.mjs describes it in `assets.json`. */
export type Assets = {
  /** Package version and a hash of the sources. */
  version: string;
  /** Address of the entry script of documents in a language. */
  entries: Localized<string>;
  /** Folder of hashed files, and of files with names of their own. */
  folder: string;
  /** Addresses of the files in `public/`. */
  publicFiles: readonly string[];
  /** Addresses of the files with a hash in their names: of this build, and of the one before. */
  hashedFiles: Pick<ReadonlySet<string>, 'has'>;
  /** Addresses of the fonts of the first view, of all pages and of pages with their own. */
  fonts: Record<string, string[]>;
  /** The inline styles of each page, with their CSP hashes: those of every document, and the page's own. */
  styles: Record<string, readonly InlineStyles[]>;
  /** Address of the print styles. */
  print: string;
  /** The brand that the Open Graph images show. */
  siteName: string;
  /** The Open Graph image of each page, by page and language. */
  share: Record<string, OgImage>;
  /** The documents that code samples read. */
  samples: readonly SampleDocument[];
};

/** A PNG of 1200 by 630 pixels, and its text. */
export type OgImage = { address: string; alt: string };

export type InlineStyles = { css: string; hash: string };

/** The inline styles of a page, or of the error pages. */
export const stylesOf = (
  assets: Pick<Assets, 'styles'>,
  page: string | undefined,
): readonly InlineStyles[] => {
  const styles = assets.styles[page ?? ''] ?? assets.styles['base'];
  if (!styles) throw new Error('the build has no base styles');
  return styles;
};

/** The fonts that the first view of a page needs. */
export const fontsOf = ({ fonts }: Assets, page: string | undefined): string[] =>
  fonts[page ?? ''] ?? fonts['base'] ?? [];

/** The Open Graph image of a page. Throws where the build lacks it. */
export const ogImageOf = ({ share }: Assets, page: PageId, lang: Lang): OgImage => {
  const picture = share[`${page} ${lang}`];
  if (!picture) throw new Error(`the build has no Open Graph image of ${page} (${lang})`);
  return picture;
};

/** Reads the build that this server is part of. Throws where it is incomplete. */
export const readAssets = (): Assets => {
  const dist = new URL('../', import.meta.url);
  const text = readFileSync(new URL('assets.json', dist), 'utf8');
  const folder = fileURLToPath(new URL('client/', dist));
  return { ...JSON.parse(text), folder, hashedFiles: listHashedFiles(folder) };
};

/** The files of a folder and its subfolders, by their relative addresses. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));

/** Precompressed copies, which have no addresses of their own. */
const compressed = /\.(?:br|gz)$/;

/** The addresses of the hashed files in a folder of the build. */
export const listHashedFiles = (folder: string): Set<string> => {
  const folders = hashedFolders.map((name) => join(folder, name)).filter(existsSync);
  const files = folders.flatMap(listFiles).filter((file) => !compressed.test(file));
  return new Set(files.map((file) => `${assetsPath}/${file}`));
};

/** Addresses of hashed files that documents name and the build lacks: none, but in a copy that is incomplete. */
export const missingFiles = ({ entries, fonts, print, share, hashedFiles }: Assets): string[] =>
  [
    ...Object.values(entries),
    ...Object.values(fonts).flat(),
    print,
    ...Object.values(share).map(({ address }) => address),
  ].filter((address) => address.startsWith(assetsPath) && !hashedFiles.has(address));
