import { type TalkId, talkOf } from '../data';
import { count } from '../format';

/** The reader's place in the waiting list of a full talk; undefined if a seat is free. */
export const queuePlace = (id: TalkId): string | undefined => {
  const { waiting } = talkOf(id);
  return waiting === undefined ? undefined : count(waiting + 1);
};
