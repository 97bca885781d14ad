import { say } from '../../../shared/copy';
import { useLang } from '../../view';
import { copy, type Terms } from './copy';

type Props = {
  terms: Terms;
  /** What to send first, and what to look at. */
  send: { name: string; text: string };
};

/** The five steps from the free plan to a plan for every month. */
export const FirstCall = ({ terms, send }: Props) => {
  const { before, after } = copy(useLang()).steps;
  return (
    <ol className="steps">
      {[...before, send, after].map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{say(text, terms)}</p>
        </li>
      ))}
    </ol>
  );
};
