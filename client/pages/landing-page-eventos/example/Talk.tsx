import { rooms, type Slot, talkOf, whenChosen } from '../data';
import { count } from '../format';
import { Seats } from '../Seats';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';
import { roomClass } from './Room';
import { seatAfter } from './seatAfter';

type Props = { slot: Slot; at: number };

/** A selectable talk: room, title, speaker, and the free seats or the reader's. */
export const Talk = ({ slot, at }: Props) => {
  const id = slot.of[at === 0 ? 0 : 1];
  const { room, taken } = talkOf(id);
  const { seats, columns } = rooms[room];
  const { title, by } = t.talks[id];
  const queue = queuePlace(id);
  return (
    <label
      htmlFor={`talk-${id}`}
      className="landing-page-eventos__talk"
      {...{ [`data-mark-${slot.group}`]: at + 1 }}
    >
      <span className={roomClass[room]}>{t.rooms[room]}</span>{' '}
      <strong className="display">{title}</strong> <span>{t.with(by)}</span>
      <Seats
        columns={columns}
        seats={seats}
        taken={taken}
        mine={queue ? undefined : whenChosen(slot, at)}
      />{' '}
      <span className="strong overlay">
        <span {...whenChosen(slot, 1 - at)}>{queue ? t.full : t.left(count(seats - taken))}</span>{' '}
        <span className="screen-only" {...whenChosen(slot, at)}>
          {seatAfter(id)}
        </span>
      </span>
    </label>
  );
};
