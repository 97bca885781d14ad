import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';

const classes = {
  asks: 'bubble bubble--in ground-sheet',
  sure: 'bubble ground-sheet ai-agents__sure',
  unsure: 'bubble ground-sheet ai-agents__unsure',
  reply: 'bubble ground-sheet ai-agents__person',
};

type Props = {
  kind: keyof typeof classes;
  from: string;
  /** The time in minutes since midnight. */
  at: number;
  text: string;
};

/** A chat message; text between asterisks comes from a source and is highlighted. */
export const MessageBubble = ({ kind, from, at, text }: Props) => {
  const time = formatTimeOfDay(at, useLang());
  return (
    <p className={classes[kind]}>
      <span className="small">{`${from}, ${time}`}</span> <br />
      <span>
        {text
          .split('*')
          .map((part, index) =>
            index % 2 ? <mark key={part}>{part}</mark> : <span key={part}>{part}</span>,
          )}
      </span>
    </p>
  );
};
