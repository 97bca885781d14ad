import type { Photograph } from '../../components/picture/Picture';

const photograph = (name: string): Photograph => ({
  name,
  widths: [480, 560, 960, 1440],
  ratio: 3 / 2,
});

const pair = (name: string) => ({
  before: photograph(`${name}-old`),
  after: photograph(`${name}-new`),
});

/** The photographs of the page, aged and as they were. */
export const photographs = {
  street: pair('street'),
  jangada: pair('jangada'),
  kitchen: pair('kitchen'),
  sewing: pair('sewing'),
};

export type PhotographId = keyof typeof photographs;

/** The three pairs below the first, each with the number that its frame has on the film. */
export const examples = [
  { id: 'jangada', frame: '7' },
  { id: 'kitchen', frame: '7A' },
  { id: 'sewing', frame: '8' },
] as const satisfies readonly { id: PhotographId; frame: string }[];

/** What a laboratory prints at, and what we ask a scanner for, in dots per inch. */
export const resolution = 300;

/** A paper in centimetres, the short side first. */
export type Paper = readonly [width: number, height: number];

/** The paper that most family photographs are on. */
export const usualPaper: Paper = [10, 15];

/** The papers that laboratories sell. */
export const papers: readonly Paper[] = [usualPaper, [13, 18], [15, 21], [20, 30], [30, 45]];

const centimetresPerInch = 2.54;

/** How many pixels a length needs to be printed at our resolution. */
export const pixelsFor = (centimetres: number): number =>
  Math.round((centimetres / centimetresPerInch) * resolution);

/** How finely the usual photograph has to be scanned to become a print of this size. */
export const scanFor = ([width, height]: Paper): number =>
  resolution * Math.max(width / usualPaper[0], height / usualPaper[1]);
