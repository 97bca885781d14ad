import { figure } from './copy.pt';
import { topics } from './data';

/** What is said with each topic that the talk may begin with, and when nothing is missing. */
export const firstTopics = (what: 'first' | 'wish' | 'bring'): (readonly [string, string])[] => [
  ...topics.map((topic) => [topic, figure.topics[topic][what]] as const),
  ['order', figure.order[what]],
];
