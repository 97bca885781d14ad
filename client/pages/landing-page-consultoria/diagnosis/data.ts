/** How many people work at a company, in the classes that the form asks for. */
export const sizes = [{ from: 1, to: 9 }, { from: 10, to: 49 }, { from: 50 }] as const;

/** What the diagnosis looks at; where two are equally bad, the talk begins with the first. */
export const topics = ['margin', 'decision', 'measure'] as const;

/** The answers that the figure begins with. */
export const begun = { size: 1, margin: 2, decision: 1, measure: 1 } as const;

/** What the question about the margin counts in, in reais. */
export const sale = 100;

/** Names an answer: its field, and the words that appear with it. */
export const answerId = (question: keyof typeof begun, at: number): string => `${question}-${at}`;
