import type {
  IdReference,
  Question,
  ServiceLeaf,
  SoftwareApplicationLeaf,
  WebAPILeaf,
  WebPage,
} from 'schema-dts';

/**
 * The part of a page's JSON-LD that the page itself provides, in schema.org terms. Name, address and
 * breadcrumb are derived from the page table and the head.
 */
export type PageJsonLd = {
  /** A short name for the breadcrumb, if the page is neither an offer nor in the menu. */
  short?: string;
  /** The schema.org type, if it is not WebPage. */
  type?: WebPage['@type'];
  /** The main entity of the page. */
  main?: SoftwareApplicationLeaf | WebAPILeaf | ServiceLeaf | IdReference;
  /** The questions that the page answers, with the same words as on the page; they make it a FAQPage. */
  questions?: readonly Question[];
  /** Whether the page states the agency's contact data and business hours. */
  withContactDetails?: true;
};
