/** The background colour, an export of its own so that the client bundles nothing else of this file. */
export const paper = { light: '#fbfcff', dark: '#0c1233' } as const;

/**
 * The colours of client/styles/grounds.css as sRGB hex, for icons, manifest and Open Graph images, which do not support
 * `oklch`. tests/browser/layout/themeColor.test.ts compares both.
 */
export const brand = {
  paper,
  card: { light: '#ffffff', dark: '#171e46' },
  sunken: { light: '#edf0fa', dark: '#070c24' },
  ink: { light: '#11162d', dark: '#eef1fc' },
  inkSoft: { light: '#3f4660', dark: '#c0c7db' },
  line: { light: '#c0c7db', dark: '#404a73' },
  leaf: { light: '#086733', dark: '#84de70' },
  leafStrong: { light: '#005124', dark: '#aced86' },
  onLeaf: { light: '#fbfdf5', dark: '#0c1233' },
  sun: { light: '#fbd034', dark: '#f7cd3a' },
  onSun: { light: '#11162d', dark: '#11162d' },
  coral: { light: '#c4422c', dark: '#fc8f6e' },
  focus: { light: '#0060c1', dark: '#6fc8ff' },
  sheet: { light: '#fcfdff', dark: '#edeef1' },
  onSheet: { light: '#11162d', dark: '#11162d' },
  screen: { light: '#111736', dark: '#1c2456' },
  onScreen: { light: '#eef1fc', dark: '#eef1fc' },
  fieldSun: { light: '#fbd034', dark: '#fbd034' },
  fieldSky: { light: '#7dd9fc', dark: '#7dd9fc' },
  fieldLeaf: { light: '#96ea83', dark: '#96ea83' },
  fieldCoral: { light: '#ffac8e', dark: '#ffac8e' },
} as const;
