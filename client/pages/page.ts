import type { ComponentType, ReactNode } from 'react';
import type { View } from '../document/view';

/** The metadata of a page for search engines and chat previews, in one language. */
export type PageHead = {
  /** At most 60 characters including the brand, which is appended; unique. */
  title: string;
  /** At most 155 characters, unique. */
  description: string;
  /**
   * The page's background, if it has one colour in both colour schemes; otherwise the site's colour is
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
