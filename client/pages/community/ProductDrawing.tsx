import type { ReactNode } from 'react';
import { words } from './copy.pt';
import type { GoodId } from './data';

const dark = 'currentColor';
const warm = 'oklch(0.65 0.19 35)';
const light = 'oklch(0.97 0.03 92 / 0.75)';

const drawings: Readonly<Record<GoodId, ReactNode>> = {
  pan: (
    <>
      <path fill={dark} d="M55 40h37v9H55z" />
      <ellipse fill={dark} cx="36" cy="46" rx="30" ry="19" />
      <ellipse fill={warm} cx="36" cy="43" rx="25" ry="14" />
      <path fill={light} d="M18 40c4-8 14-9 22-9-9 2-14 4-17 10z" />
    </>
  ),
  lamp: (
    <>
      <path fill="oklch(0.9 0.14 90 / 0.7)" d="m61 42 27 40H34z" />
      <path fill="none" stroke={dark} strokeWidth="5" d="M26 80V46l30-24" />
      <path fill={warm} d="m52 14 18 15-6 15-26-4z" />
      <path fill={dark} d="M12 80h30v6H12z" />
    </>
  ),
  bottle: (
    <>
      <path fill={dark} d="M40 8h20v14H40z" />
      <path fill="oklch(0.58 0.12 160)" d="M36 22h28l6 14v46q0 6-6 6H36q-6 0-6-6V36z" />
      <path fill={light} d="m38 28-2 8v44h5V28z" />
      <path fill={warm} d="M30 50h40v12H30z" />
    </>
  ),
};

/** A flat drawing of a deal's product, in the style of a market poster. */
export const ProductDrawing = ({ id }: { id: GoodId }) => (
  <svg width="60" viewBox="0 0 100 92" role="img" aria-label={words.chat.drawn[id]}>
    {drawings[id]}
  </svg>
);
