import type { CarId } from './data';

/** A wheel's x position on the ground, and its radius. */
type Wheel = readonly [at: number, radius: number];

/** A car in side view, as SVG path data. */
export type Drawn = {
  body: string;
  glass: string;
  seam: string;
  lamp: string;
  brake: string;
  wheels: readonly [Wheel, Wheel];
};

/** The colours of a car that drives, and of what all cars have. */
export const tones = {
  car: '#038bbf',
  glass: '#c0dde9',
  lamp: '#ffefb1',
  brake: '#d33c33',
  tyre: '#12171a',
  rim: '#c0c5c9',
};

/** The y position of the ground in the viewBox. */
export const ground = 80;

/** All cars face right, at 40 units per metre, in boxes 200 units wide; they resemble no real model. */
export const drawings: Record<CarId, Drawn> = {
  economico: {
    body: 'M24 70c-4-4-4-14-2-22l9-20c2-5 6-7.5 13-8 17-1.4 35-1.2 47 1.5 10 3.5 21 11.5 31 20 15 1.5 33 4.5 44 9.5 7 3 9 9 8 18l-12 1a15.5 15.5 0 0 0-31 0H65a15.5 15.5 0 0 0-31 0z',
    glass: 'M37 41l6-13q1.5-3 6-3h24v16zM77 25c10 0 17 1.5 23 5.5l13 10.5H77z',
    seam: 'M75 43v25M82 48h7M39 47c25-1 55-1 80 1',
    lamp: 'M162 51l9 3.5-1 4-10-3z',
    brake: 'M22 47h6l-2 10h-5z',
    wheels: [
      [49.5, 12.5],
      [148.5, 12.5],
    ],
  },
  suv: {
    body: 'M13 69c-2-6-2-18-1-26l6-22c1-4.5 4-6.5 10-7 25-1.5 55-1.3 73 1 10 2.5 21 13.5 30 22.5 18 1.5 36 4 47 8 7 3 9 9 9 23h-18a17.5 17.5 0 0 0-35 0H62a17.5 17.5 0 0 0-35 0zM31 10h62v3H31z',
    glass: 'M20 36l4-14q1-3 5-3h14v17zM47 19h28v17H47zM79 19h19c6 2 14 9 22 17H79z',
    seam: 'M77 38v28M45 38v16M52 44h7M84 44h7M64 65h68',
    lamp: 'M168 44l13 4v5l-13-3z',
    brake: 'M12 41h5l-1 14h-4z',
    wheels: [
      [44.5, 14.5],
      [151.5, 14.5],
    ],
  },
  utilitario: {
    body: 'M6 69V10q0-6 6-6h98c10 0 16 3 21 8l20 25c12 1.5 27 4 35 9 6 4 8 11 8 23h-18a16.5 16.5 0 0 0-33 0H57a16.5 16.5 0 0 0-33 0z',
    glass: 'M112 14h10q5 0 9 5l13 17h-32z',
    seam: 'M106 10v57M60 10v50M14 34h88M112 42h7M52 40v6M6 56h16M62 64h78',
    lamp: 'M176 44l11 4v6l-11-4z',
    brake: 'M6 36h4v16H6z',
    wheels: [
      [40.5, 13.5],
      [159.5, 13.5],
    ],
  },
};
