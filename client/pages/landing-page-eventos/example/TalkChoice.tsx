import { ChoiceInput } from '../../../components/demo/Choices';
import { Result } from '../../../components/demo/Result';
import { type Slot, whenChosen } from '../data';
import { formatHour } from '../format';
import { seatAfter } from './seatAfter';
import { Talk } from './Talk';

/** A time slot in which the reader chooses between two rooms, and for a screen reader the seat that it leads to. */
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
    {/* Seen in the talk itself. */}
    <Result className="visually-hidden">
      {slot.of.map((id, at) => (
        <span key={id} {...whenChosen(slot, at)}>
          {seatAfter(id)}
        </span>
      ))}
    </Result>
  </>
);
