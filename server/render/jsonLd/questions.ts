import type { Question } from 'schema-dts';

/** Converts the questions and answers of a page to schema.org. */
export const questionsOf = (items: readonly { ask: string; answer: string }[]): Question[] =>
  items.map(({ ask, answer }) => ({
    '@type': 'Question',
    name: ask,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
