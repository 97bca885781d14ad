import { type TalkId, talkOf } from '../data';
import { count } from '../format';

/** The reader's place in the queue of a talk that is full; nothing where a seat is left. */
export const queuePlace = (id: TalkId): string | undefined => {
  const { waiting } = talkOf(id);
  return waiting === undefined ? undefined : count(waiting + 1);
};
