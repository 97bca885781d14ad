import { ChoiceInput } from '../../../components/demo/Choices';
import { Result } from '../../../components/demo/Result';
import { rooms, type Slot, type TalkId, talkOf, whenChosen } from '../data';
import { count, formatHour } from '../format';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';
import { Talk } from './Talk';

const seatOf = (id: TalkId): string => {
  const { room, taken } = talkOf(id);
  const queue = queuePlace(id);
  return queue ? t.queued(queue) : t.taken(count(rooms[room].seats - taken - 1));
};

/** A time slot in which the reader chooses between two rooms, and the seat that the choice leads to. */
export const TalkChoice = ({ slot }: { slot: Slot }) => (
  <>
    <fieldset className="choice landing-page-eventos__slot">
      <legend className="landing-page-eventos__time">{formatHour(slot.begins)}</legend>
      {slot.of.map((id, at) => (
        <div key={id}>
          <ChoiceInput
            group={slot.group}
            at={at + 1}
            name={`slot-${slot.begins}`}
            id={`talk-${id}`}
            chosen={at === 0}
          />
          <Talk slot={slot} at={at} />
        </div>
      ))}
    </fieldset>
    <Result>
      {slot.of.map((id, at) => (
        <span key={id} {...whenChosen(slot, at)}>
          {seatOf(id)}
        </span>
      ))}
    </Result>
  </>
);
