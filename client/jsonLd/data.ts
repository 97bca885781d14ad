import type {
  IdReference,
  Question,
  ServiceLeaf,
  SoftwareApplicationLeaf,
  WebAPILeaf,
  WebPage,
} from 'schema-dts';
import type { View } from '../view';

/**
 * What only a page knows of itself, in the terms of schema.org; its name, its address and its place in
 * the site follow from the table and the head.
 */
export type PageJsonLd = {
  /** What the page is called in one or two words, where it is neither an offer nor in the menu. */
  short?: string;
  /** Where the page is not a plain WebPage. */
  type?: WebPage['@type'];
  /** What the page is about. */
  main?: SoftwareApplicationLeaf | WebAPILeaf | ServiceLeaf | IdReference;
  /** The questions it answers, word for word as it shows them: it is then a FAQPage. */
  questions?: readonly Question[];
  /** Whether it tells how and when the agency can be reached. */
  reach?: true;
};

/** What `jsonLd.ts` in the folder of a page exports; only the server loads that file. */
export type JsonLdModule = { jsonLd: (view: View) => PageJsonLd };
