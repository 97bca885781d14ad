import type { ReactNode } from 'react';
import type { View } from '../view';
import type { FontName } from './shape';

/** Colours of a card, as SVG has them (sRGB hex: what turns the card into a picture knows no others). */
export type Palette = { ground: string; ink: string; soft: string };

/** What a chat shows of a page: a picture with a line, a smaller one below it, and a drawing. */
export type OgImage = {
  /** The headline, read at a quarter of its size: about forty characters. */
  line: string;
  /** One fact, price or number below it: about sixty characters. */
  detail: string;
  /** The page's own figure or number, in the coordinates of the whole card (1200 by 630). */
  figure: ReactNode;
  /** The site's paper and ink where it says nothing. */
  palette?: Palette;
  /** The box of the headline and the detail; the left half where it says nothing. */
  words?: { x: number; width: number };
  /** The font of the headline. */
  font?: FontName;
};

/** What `ogImage.tsx` in the folder of a page exports. The build draws with it; no script carries it. */
export type OgImageModule = { ogImage: (view: View) => OgImage };
