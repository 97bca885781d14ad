import type { ReactNode } from 'react';
import { type Slot, type TalkId, whenChosen } from '../data';

type Props = { slot: Slot; told: (id: TalkId) => ReactNode };

/** What is told of the talks of a slot; styles show the chosen one. */
export const ChosenTalk = ({ slot, told }: Props) => (
  <span className="overlay">
    {slot.of.map((id, at) => (
      <span key={id} {...whenChosen(slot, at)}>
        {told(id)}
      </span>
    ))}
  </span>
);
