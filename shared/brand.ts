/** The ground of the site, by itself: the client needs it and none of the others. */
export const paper = { light: '#fafcfe', dark: '#0d1233' } as const;

/**
 * The colours of the site as sRGB hex, for what knows no `oklch`: icons, the manifest, Open Graph images.
 * client/styles/tokens.css is what they are made of, and tests/unit/brand.test.ts holds the two together.
 */
export const brand = {
  paper,
  card: { light: '#ffffff', dark: '#171d45' },
  sunken: { light: '#ebf1fa', dark: '#070b26' },
  ink: { light: '#0f172d', dark: '#edf2fc' },
  inkSoft: { light: '#3c4760', dark: '#bdc8dc' },
  line: { light: '#bdc8dc', dark: '#3a4873' },
  leaf: { light: '#086733', dark: '#84de70' },
  leafStrong: { light: '#005124', dark: '#aced86' },
  onLeaf: { light: '#fbfdf5', dark: '#0d1233' },
  sun: { light: '#fbd034', dark: '#f7cd3a' },
  onSun: { light: '#0f172d', dark: '#0f172d' },
  coral: { light: '#c4422c', dark: '#fc8f6e' },
  focus: { light: '#0060c1', dark: '#6fc8ff' },
  sheet: { light: '#fcfeff', dark: '#ebeff2' },
  onSheet: { light: '#0f172d', dark: '#0f172d' },
  screen: { light: '#0f1836', dark: '#1d2456' },
  onScreen: { light: '#edf2fc', dark: '#edf2fc' },
  fieldSun: { light: '#fbd034', dark: '#fbd034' },
  fieldSky: { light: '#7dd9fc', dark: '#7dd9fc' },
  fieldLeaf: { light: '#96ea83', dark: '#96ea83' },
  fieldCoral: { light: '#ffac8e', dark: '#ffac8e' },
} as const;
