import type { Group } from '../../../components/demo/Choices';

/** The classes of company size, by number of people. */
export const sizes = [{ from: 1, to: 9 }, { from: 10, to: 49 }, { from: 50 }] as const;

/** The topics of the diagnosis. If two are equally bad, the first one comes first. */
export const topics = ['margin', 'decision', 'measure'] as const;

/** The letter of each question's answers, which stand from good to bad. */
export const groups = {
  size: 'a',
  margin: 'b',
  decision: 'c',
  measure: 'd',
} as const satisfies Record<string, Group>;

/** The initially selected answers. */
export const initialAnswers = { size: 1, margin: 2, decision: 1, measure: 1 } as const;

/** The amount in reais that the margin question refers to. */
export const sale = 100;
