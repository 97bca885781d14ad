import type { ComponentType } from 'react';
import type { Rectangle } from '../data';

/** A building in lines. One unit of its coordinates is a metre; the ground is at 0 and height is negative. */
export type Drawing = {
  /** The height of its letters, in metres: they must be read on a phone too. */
  unit: number;
  /** The windows through which section and plan are seen; of equal width where one stands above the other. */
  section: string;
  plan: string;
  /** From where to where a line of the section runs that shows the height of a plan. */
  reach: readonly [number, number];
  /** The window of the building alone, without dimensions. */
  alone: string;
  /** What is cut and what is seen behind it. */
  Building: ComponentType;
  /** Ground and dimensions of the section. */
  Section: ComponentType;
  plans: readonly [Plan, Plan];
  /** North and scale, the same on both plans. */
  Marks: ComponentType;
};

type Plan = ComponentType<{ rooms: readonly Rectangle[] }>;
