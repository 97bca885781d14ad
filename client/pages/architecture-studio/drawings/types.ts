import type { ComponentType } from 'react';
import type { Rectangle } from '../data';

/** The line drawings of a building. Units are metres; the ground is at y = 0 and heights are negative. */
export type Drawing = {
  /** The font size in metres, large enough for a phone. */
  unit: number;
  /** The viewBoxes of section and plan; of equal width if one stands above the other. */
  section: string;
  plan: string;
  /** The x range of the line that marks a plan's cutting height in the section. */
  reach: readonly [number, number];
  /** The viewBox of the building alone, without dimensions. */
  alone: string;
  /** The parts that are cut and the parts seen behind them. */
  Building: ComponentType;
  /** Ground and dimensions of the section. */
  Section: ComponentType;
  plans: readonly [Plan, Plan];
  /** North arrow and scale bar, the same on both plans. */
  Marks: ComponentType;
};

type Plan = ComponentType<{ rooms: readonly Rectangle[] }>;
