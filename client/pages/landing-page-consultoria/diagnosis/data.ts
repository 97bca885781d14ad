/** The classes of company size, by number of people. */
export const sizes = [{ from: 1, to: 9 }, { from: 10, to: 49 }, { from: 50 }] as const;

/** The topics of the diagnosis. If two are equally bad, the first one comes first. */
export const topics = ['margin', 'decision', 'measure'] as const;

/** The initially selected answers. */
export const initialAnswers = { size: 1, margin: 2, decision: 1, measure: 1 } as const;

/** The amount in reais that the margin question refers to. */
export const sale = 100;

/** The id of an answer: it names the radio button and the texts that CSS shows with it. */
export const answerId = (question: keyof typeof initialAnswers, at: number): string =>
  `${question}-${at}`;
