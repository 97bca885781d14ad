import type { Lang } from '../../shared/languages';
import type { PageId } from '../../shared/pages';

/** Octets in brotli: the document with styles and headers, and all its script once it is hydrated. */
export type Octets = { html: number; script: number };

/** Measures pages of a running site and of the build that it serves; the keys are `<page> <language>`. */
export declare const measurePages: (options: {
  origin: string;
  dist: string;
  pages: readonly { page: PageId; lang: Lang; address: string }[];
}) => Promise<Record<string, Octets>>;
