import type { ReactNode } from 'react';
import type { View } from '../document/view';
import type { FontName } from './shape';

/** The colours of an image as sRGB hex: the SVG rasterizer knows no other colour syntax. */
export type Palette = { ground: string; ink: string; soft: string };

/** The Open Graph image of a page: headline, one detail below it, and a drawing. */
export type OgImage = {
  /** The headline. Chats show it at a quarter of its size: about forty characters. */
  line: string;
  /** What is sold, above a headline that does not say it. */
  kicker?: string;
  /** One fact, price or number below the headline: about sixty characters. */
  detail: string;
  /** The page's own drawing, in the coordinates of the whole image (1200 by 630). */
  figure: ReactNode;
  /** Defaults to the site's paper and ink. */
  palette?: Palette;
  /** The box of headline and detail; defaults to the left half. */
  words?: { x: number; width: number };
  /** The font of the headline. */
  font?: FontName;
};

/**
 * The exports of a page folder's `ogImage.tsx`. Only the build loads that file; no client bundle
 * contains it.
 */
export type OgImageModule = { ogImage: (view: View) => OgImage };
