import type { TalkId } from '../data';

type Props = { of: readonly TalkId[]; told: (id: TalkId) => string };

/** What is told of the talks of a slot; styles show the chosen one. */
export const ChosenTalk = ({ of, told }: Props) => (
  <span className="landing-page-eventos__any">
    {of.map((id) => (
      <span key={id} data-talk={id}>
        {told(id)}
      </span>
    ))}
  </span>
);
