import { type TalkId, talkOf } from '../data';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';

/** The room of a talk as a coloured mark, or the place in its waiting list. */
export const Room = ({ id }: { id: TalkId }) => {
  const { room } = talkOf(id);
  const queue = queuePlace(id) !== undefined;
  return (
    <strong data-talk={id} className={`event__room event__room--${queue ? 'queue' : room}`}>
      {queue ? t.badge.queue : t.rooms[room]}
    </strong>
  );
};
