import { rooms, type TalkId, talkOf } from '../data';
import { count } from '../format';
import { Seats } from '../Seats';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';
import { roomClass } from './Room';

/** A selectable talk: room, title, speaker, and free seats before and after the choice. */
export const Talk = ({ id }: { id: TalkId }) => {
  const { room, taken } = talkOf(id);
  const { seats, columns } = rooms[room];
  const { title, by } = t.talks[id];
  const queue = queuePlace(id);
  return (
    <label htmlFor={`talk-${id}`} className="landing-page-eventos__talk">
      <span className={roomClass[room]}>{t.rooms[room]}</span> <strong>{title}</strong>{' '}
      <span>{t.with(by)}</span>
      <Seats columns={columns} seats={seats} taken={taken} mine={!queue} />{' '}
      <span className="overlay strong">
        <span className="landing-page-eventos__before">
          {queue ? t.full : t.left(count(seats - taken))}
        </span>{' '}
        <span className="landing-page-eventos__after">
          {queue ? t.queued(queue) : t.taken(count(seats - taken - 1))}
        </span>
      </span>
    </label>
  );
};
