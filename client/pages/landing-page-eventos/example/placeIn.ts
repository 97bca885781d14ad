import { type TalkId, talkOf } from '../data';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';

/** The room of a talk, or the place in its waiting list. */
export const placeIn = (id: TalkId): string => {
  const queue = queuePlace(id);
  return queue ? t.message.queue(queue) : t.rooms[talkOf(id).room];
};
