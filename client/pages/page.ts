import type { ComponentType, ReactNode } from 'react';
import type { Listed } from '../../shared/apis/api';
import type { Lang } from '../../shared/languages';
import type { OfferId } from '../../shared/offers';
import type { View } from '../document/view';

/** The metadata of a page for search engines and chat previews, in one language. */
export type PageHead = {
  /** At most 60 characters including the brand, which is appended; unique. */
  title: string;
  /** At most 155 characters, unique. */
  description: string;
  /**
   * The page's background as sRGB hex, if it has one colour in both colour schemes; otherwise the site's is
   * used.
   */
  themeColor?: string;
};

/** The main action of a page that sells. */
export type PageAction = {
  /** What it costs; where nothing is said, that the first talk costs nothing. */
  terms?: string;
} & (
  | { /** What is asked for on WhatsApp, in at most 22 letters. */ ask: string }
  | { /** A link with the class `button` to a shop; WhatsApp stands beside it. */ shop: ReactNode }
);

/** The exports of a page folder's `Page.tsx`. */
export type PageModule = {
  Page: ComponentType;
  head: (view: View) => PageHead;
  /** What stays at hand on a phone, on pages that sell. */
  action?: ((view: View) => PageAction) | undefined;
};

/** What a page says of itself to crawlers. The server adds what tables and head say, and writes it as JSON-LD. */
export type StructuredData = {
  /** A short name for the breadcrumb, if the page is neither an offer nor in the menu. */
  short?: string;
  /** The type of the page in schema.org, if it is not WebPage or FAQPage. */
  type?: 'ContactPage';
  /** What the page is about: the agency, or the offer that has the page's id, as a service, a program or an API. */
  about?: 'agency' | 'service' | 'software' | Listed;
  /** The broader offer of which the service is a kind. */
  kindOf?: OfferId;
  /** The questions that the page answers, in the words that it shows; they make it a FAQPage. */
  questions?: readonly { ask: string; answer: string }[];
};

/** The exports of a page folder's `structuredData.ts`. Only the server loads that file; no client bundle contains it. */
export type StructuredDataModule = { structuredData: (lang: Lang) => StructuredData };
