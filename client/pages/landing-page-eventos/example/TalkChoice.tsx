import type { Slot } from '../data';
import { formatHour } from '../format';
import { Talk } from './Talk';
import '../../../components/demo/radio-choice.css';
import '../../../components/demo/choice.css';

/** A time slot in which the reader chooses between two rooms. */
export const TalkChoice = ({ slot: { begins, of } }: { slot: Slot }) => (
  <fieldset className="choice landing-page-eventos__slot">
    <legend className="landing-page-eventos__time">{formatHour(begins)}</legend>
    {of.map((id, at) => (
      <div key={id} className="landing-page-eventos__option">
        <input
          type="radio"
          id={`talk-${id}`}
          name={`slot-${begins}`}
          value={id}
          defaultChecked={at === 0}
        />
        <Talk id={id} />
      </div>
    ))}
  </fieldset>
);
