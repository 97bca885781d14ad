import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lang, Localized } from '../shared/languages';
import type { PageId } from '../shared/pages';

/** The folder of the hashed files, as addresses name it. */
export const assetsPath = '/assets';

/** Where the hashed files are: those of this build, and those of the one before, for pages opened before. */
export const hashedFolders = ['assets', 'previous'];

/** What the build made, as build.mjs describes it in `assets.json`. */
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
  /** Addresses of the fonts that the first view needs: those of all pages, and of pages with their own. */
  fonts: Record<string, string[]>;
  /** The styles of a page as they stand in its document, with their CSP hash. */
  styles: Record<string, InlineStyles>;
  /** Address of the styles for paper. */
  print: string;
  /** The brand that is drawn into the pictures for sharing. */
  siteName: string;
  /** The picture for sharing of each page, by page and language. */
  share: Record<string, SharePicture>;
};

/** A PNG of 1200 by 630 pixels, and what is written on it. */
export type SharePicture = { address: string; alt: string };

export type InlineStyles = { css: string; hash: string };

/** The styles of a page; of none, those of the error pages. */
export const stylesOf = (assets: Assets, page: string | undefined): InlineStyles => {
  const styles = assets.styles[page ?? ''] ?? assets.styles['base'];
  if (!styles) throw new Error('the build has no base styles');
  return styles;
};

/** The fonts that the first view of a page needs. */
export const fontsOf = ({ fonts }: Assets, page: string | undefined): string[] =>
  fonts[page ?? ''] ?? fonts['base'] ?? [];

/** The picture for sharing of a page. Throws where the build has none, which is a fault of the build. */
export const shareOf = ({ share }: Assets, page: PageId, lang: Lang): SharePicture => {
  const picture = share[`${page} ${lang}`];
  if (!picture) throw new Error(`the build has no picture for sharing of ${page} (${lang})`);
  return picture;
};

/** Reads the build that this server is part of. Throws where it is not complete. */
export const readAssets = (): Assets => {
  const dist = new URL('../', import.meta.url);
  const text = readFileSync(new URL('assets.json', dist), 'utf8');
  const folder = fileURLToPath(new URL('client/', dist));
  return { ...JSON.parse(text), folder, hashedFiles: listHashedFiles(folder) };
};

/** What stands beside a file for clients that take it compressed; it has no address of its own. */
const compressed = /\.(?:br|gz)$/;

/** The addresses of the hashed files in a folder of the build. */
export const listHashedFiles = (folder: string): Set<string> =>
  new Set(
    hashedFolders
      .map((name) => join(folder, name))
      .filter(existsSync)
      .flatMap((path) =>
        readdirSync(path, { withFileTypes: true, recursive: true })
          .filter((entry) => entry.isFile() && !compressed.test(entry.name))
          .map(({ parentPath, name }) => relative(path, join(parentPath, name))),
      )
      .map((file) => `${assetsPath}/${file.replaceAll(sep, '/')}`),
  );
