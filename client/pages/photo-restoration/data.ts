import type { Photograph } from '../../components/picture/Picture';

const photograph = (name: string): Photograph => ({
  name,
  widths: [480, 560, 720, 960, 1440],
  ratio: 3 / 2,
});

const pair = (name: string) => ({
  before: photograph(`${name}-old`),
  after: photograph(`${name}-new`),
});

/** The photographs of the page, damaged and restored. */
export const photographs = {
  street: pair('street'),
  beira: pair('beira'),
  jangada: pair('jangada'),
  sewing: pair('sewing'),
};

export type PhotographId = keyof typeof photographs;

/** The three examples below the first one. */
export const examples = ['beira', 'jangada', 'sewing'] as const satisfies readonly PhotographId[];

/** The print resolution of photo labs, and the scan resolution that we ask for, in dots per inch. */
export const resolution = 300;

/** A paper in centimetres, the short side first. */
export type Paper = readonly [width: number, height: number];

/** The paper size of most family photographs. */
export const usualPaper: Paper = [10, 15];

/** The paper sizes that photo labs sell. */
export const papers: readonly Paper[] = [usualPaper, [13, 18], [15, 21], [20, 30], [30, 45]];

const centimetresPerInch = 2.54;

/** The pixels that a length in centimetres needs at the print resolution. */
export const pixelsFor = (centimetres: number): number =>
  Math.round((centimetres / centimetresPerInch) * resolution);

/** The scan resolution that the usual photograph needs for a print of this size. */
export const scanFor = ([width, height]: Paper): number =>
  resolution * Math.max(width / usualPaper[0], height / usualPaper[1]);
