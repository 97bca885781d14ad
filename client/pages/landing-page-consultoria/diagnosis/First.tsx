import { figure } from './copy.pt';
import { topics } from './data';

type Text = keyof typeof figure.order;

/** A sentence for each topic that may come first, and for when nothing is missing; CSS shows the one that is true. */
export const First = ({ say }: { say: Text }) =>
  ([...topics, 'order'] as const).map((topic) => (
    <span key={topic} data-first={topic}>
      {topic === 'order' ? figure.order[say] : figure.topics[topic][say]}
    </span>
  ));
