import type { Question } from 'schema-dts';

/** Questions and answers as a page shows them. */
export const questionsOf = (items: readonly { ask: string; answer: string }[]): Question[] =>
  items.map(({ ask, answer }) => ({
    '@type': 'Question',
    name: ask,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
