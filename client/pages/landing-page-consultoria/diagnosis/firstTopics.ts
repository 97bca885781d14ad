import { figure } from './copy.pt';
import { topics } from './data';

/** The text for each topic that may come first, and for when nothing is missing. */
export const firstTopics = (what: 'first' | 'wish' | 'bring'): (readonly [string, string])[] => [
  ...topics.map((topic) => [topic, figure.topics[topic][what]] as const),
  ['order', figure.order[what]],
];
