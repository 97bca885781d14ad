import { type RoomId, type TalkId, talkOf } from '../data';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';

/** The class of a room's name, in its colour. */
export const roomClass: Record<RoomId, string> = {
  oven: 'landing-page-eventos__room landing-page-eventos__room--oven',
  hall: 'landing-page-eventos__room',
};

/** The room of a talk as a coloured mark, or the place in its waiting list. */
export const Room = ({ id }: { id: TalkId }) => {
  const { room } = talkOf(id);
  const queue = queuePlace(id) !== undefined;
  return (
    <strong
      className={
        queue ? 'landing-page-eventos__room landing-page-eventos__room--queue' : roomClass[room]
      }
    >
      {queue ? t.badge.queue : t.rooms[room]}
    </strong>
  );
};
