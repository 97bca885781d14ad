import type { Span } from '../../components/ledger/span';
import { reach } from './drawings/vault';

/** The project types that the form accepts. */
export const projectTypes = [
  'residencial-premium',
  'comercial-inovador',
  'sustentavel-smart',
  'design-conceitual',
  'reforma-futurista',
] as const;

/**
 * A rectangle in metres: left, top, width and depth. On the plan the street is at the bottom and y
 * grows downwards.
 */
export type Rectangle = readonly [number, number, number, number];

type Level = {
  /** The height of the horizontal cut of this plan above the ground, in metres. */
  cut: number;
  /** The rooms of the legend, by their clear sizes, in the order of the names. */
  rooms: readonly Rectangle[];
};

export type Project = {
  id: 'encosta' | 'cobogo' | 'taipa' | 'pavilhao';
  /** Built area, in square metres. */
  area: number;
  levels: readonly [Level, Level];
};

const rectangle = (width: number, depth: number): number => width * depth;

const mirror: Rectangle = [0, 0, 40, 30];

/** Of the building in the first view. */
export const pavilionArea = rectangle(24, 12);

/** The four buildings; pictures and drawings use the same measures. */
export const projects: readonly Project[] = [
  {
    id: 'encosta',
    area: rectangle(18, 7) + rectangle(22, 6),
    levels: [
      {
        cut: 1.2,
        rooms: [
          [0.2, 0.2, 5.8, 6.6],
          [6.15, 0.2, 2.85, 2.8],
          [6.15, 3.15, 2.85, 3.65],
          [9.15, 0.2, 8.65, 6.6],
          [14, 7, 12, 3.5],
        ],
      },
      {
        cut: 4.4,
        rooms: [
          [2.2, 3.65, 6.2, 4.15],
          [8.55, 3.65, 4.5, 4.15],
          [13.2, 3.65, 4.5, 4.15],
          [17.85, 2.2, 5.95, 5.6],
        ],
      },
    ],
  },
  {
    id: 'cobogo',
    // Four office storeys above a ground floor that the recess makes smaller.
    area: rectangle(24, 14 - 3) + 4 * rectangle(24, 14),
    levels: [
      {
        cut: 1.2,
        rooms: [
          [0.2, 0.2, 8.7, 10.6],
          [9.1, 5.2, 5.8, 5.6],
          [15.1, 0.2, 8.7, 10.6],
          [9.1, 0.2, 5.8, 4.8],
        ],
      },
      {
        cut: 5.6,
        rooms: [
          [0.2, 0.2, 8.7, 12.7],
          [9.1, 5.2, 5.8, 7.7],
          [15.1, 0.2, 8.7, 12.7],
          [9.1, 0.2, 5.8, 4.8],
        ],
      },
    ],
  },
  {
    id: 'taipa',
    // The wings share the corner.
    area: rectangle(20, 6) + rectangle(16 - 6, 6),
    levels: [
      {
        cut: 1.2,
        rooms: [
          [0.6, 0.6, 4.8, 4.8],
          [6, 0.6, 7.4, 4.8],
          [14, 0.6, 5.4, 4.8],
          [0.6, 6, 4.8, 4.4],
          [0.6, 11, 4.8, 4.4],
          [6, 6, 14, 10],
        ],
      },
      {
        cut: 5,
        rooms: [
          [-1.5, -1.5, 23, 9],
          [-1.5, 7.5, 9, 10],
        ],
      },
    ],
  },
  {
    id: 'pavilhao',
    area: pavilionArea,
    levels: [
      { cut: 1.2, rooms: [[8, 9, 24, 12], mirror] },
      { cut: 6, rooms: [[20 - reach(6), 9, 2 * reach(6), 12], mirror] },
    ],
  },
];

/** The invented studio's statistics. */
export const numbers = { years: 14, works: 38, built: 21_400, cities: 9 } as const;

/** How long each of the four services takes. */
export const spans = {
  terrain: { from: 2, to: 3, unit: 'week' },
  design: { from: 4, to: 7, unit: 'month' },
  reform: { from: 6, to: 10, unit: 'week' },
  site: undefined,
} satisfies Record<string, Span | undefined>;

/** The stars of each testimonial, of five. */
export const rating = 5;

/** How long the form pretends to send, in milliseconds. */
export const pretence = 2000;
