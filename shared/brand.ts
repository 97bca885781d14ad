/** The ground of the site, by itself: the client needs it and none of the others. */
export const paper = { light: '#f9f7ee', dark: '#0c1914' } as const;

/**
 * The colours of the site as sRGB hex, for what knows no `oklch`: icons, the manifest, Open Graph images.
 * client/styles/tokens.css is what they are made of, and tests/unit/brand.test.ts holds the two together.
 */
export const brand = {
  paper,
  card: { light: '#fefdfa', dark: '#15261e' },
  sunken: { light: '#f0ede0', dark: '#06110c' },
  ink: { light: '#0d251b', dark: '#eff0e4' },
  inkSoft: { light: '#3e5249', dark: '#b9c0b3' },
  line: { light: '#d1d2c4', dark: '#36473d' },
  leaf: { light: '#086733', dark: '#84de70' },
  leafStrong: { light: '#005124', dark: '#aced86' },
  onLeaf: { light: '#fbfdf5', dark: '#091a11' },
  sun: { light: '#fbd034', dark: '#f7cd3a' },
  onSun: { light: '#0d251b', dark: '#0d251b' },
  coral: { light: '#c4422c', dark: '#fc8f6e' },
  focus: { light: '#0060c1', dark: '#6fc8ff' },
  sheet: { light: '#fdfcf7', dark: '#edebe2' },
  onSheet: { light: '#0d251b', dark: '#0d251b' },
  screen: { light: '#0d251b', dark: '#040e09' },
  onScreen: { light: '#f2f3ea', dark: '#f2f3ea' },
  fieldSun: { light: '#fbd034', dark: '#fbd034' },
  fieldSky: { light: '#7dd9fc', dark: '#7dd9fc' },
  fieldLeaf: { light: '#96ea83', dark: '#96ea83' },
  fieldCoral: { light: '#ffac8e', dark: '#ffac8e' },
} as const;
