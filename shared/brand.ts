/** The ground of the site, by itself: the client needs it and none of the others. */
export const paper = { light: '#fafcff', dark: '#0a1331' } as const;

/**
 * The colours of the site as sRGB hex, for what knows no `oklch`: icons, the manifest, Open Graph images.
 * client/styles/tokens.css is what they are made of, and tests/unit/brand.test.ts holds the two together.
 */
export const brand = {
  paper,
  card: { light: '#ffffff', dark: '#131f43' },
  sunken: { light: '#ecf0fa', dark: '#060c24' },
  ink: { light: '#0f172d', dark: '#eef2fc' },
  inkSoft: { light: '#3d4760', dark: '#bfc7dc' },
  line: { light: '#bfc7dc', dark: '#3d4b74' },
  leaf: { light: '#086733', dark: '#84de70' },
  leafStrong: { light: '#005124', dark: '#aced86' },
  onLeaf: { light: '#fbfdf5', dark: '#0a1331' },
  sun: { light: '#fbd034', dark: '#f7cd3a' },
  onSun: { light: '#0f172d', dark: '#0f172d' },
  coral: { light: '#c4422c', dark: '#fc8f6e' },
  focus: { light: '#0060c1', dark: '#6fc8ff' },
  sheet: { light: '#fcfdff', dark: '#edeef1' },
  onSheet: { light: '#0f172d', dark: '#0f172d' },
  screen: { light: '#0f1836', dark: '#172556' },
  onScreen: { light: '#eef2fc', dark: '#eef2fc' },
  fieldSun: { light: '#fbd034', dark: '#fbd034' },
  fieldSky: { light: '#7dd9fc', dark: '#7dd9fc' },
  fieldLeaf: { light: '#96ea83', dark: '#96ea83' },
  fieldCoral: { light: '#ffac8e', dark: '#ffac8e' },
} as const;
