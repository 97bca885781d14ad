import { rooms, type TalkId, talkOf } from '../data';
import { count } from '../format';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';

/** The seat that the choice of a talk leads to, or the place in its waiting list. */
export const seatAfter = (id: TalkId): string => {
  const { room, taken } = talkOf(id);
  const queue = queuePlace(id);
  return queue ? t.queued(queue) : t.taken(count(rooms[room].seats - taken - 1));
};
