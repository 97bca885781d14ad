import { useLang } from '../../view';
import { formatTime } from './clock';
import { chat } from './data';

type Props = {
  kind: 'asks' | 'sure' | 'unsure';
  from: string;
  /** Minutes since the conversation began. */
  after: number;
  text: string;
};

/** A message; what stands between asterisks was looked up. */
export const Bubble = ({ kind, from, after, text }: Props) => {
  const time = formatTime(chat.begins + after, useLang());
  return (
    <p className={`agents__says agents__${kind}`}>
      <span className="agents__from">{`${from}, ${time}`}</span>{' '}
      <span>
        {text
          .split('*')
          .map((part, at) =>
            at % 2 ? <mark key={part}>{part}</mark> : <span key={part}>{part}</span>,
          )}
      </span>
    </p>
  );
};
