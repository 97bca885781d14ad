import type { InkName } from './Drawing';

type Inks = Readonly<Record<InkName, string>>;

/**
 * The light colours of scene.drawing.css for the Open Graph image, whose rasterizer knows no custom properties;
 * tests/unit/sceneInks.test.ts compares the two.
 */
export const day: Inks = {
  sky: '#bfe0e6',
  far: '#9cc7c9',
  orb: '#f6cf3d',
  wall: '#f4e6c8',
  side: '#d9c096',
  trim: '#fff6df',
  white: '#fff6df',
  glass: '#3d6b73',
  pane: '#7fb3b3',
  shutter: '#3f7d4e',
  cat: '#d9772b',
  awning: '#c94a36',
  pave: '#cbbf9f',
  kerb: '#b3a586',
  dark: '#22372f',
  frame: '#1f7a8c',
  night: '0',
  bicycle: '1',
};

/** The colours after the first edit of the page. */
export const yellow: Inks = { ...day, awning: '#f2c230' };
