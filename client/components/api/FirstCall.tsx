import { say } from '../../../shared/copy';
import { useLang } from '../../view';
import { copy, type Terms } from './copy';

/** The five steps from the free plan to a paid one. */
export const FirstCall = ({ terms }: { terms: Terms }) => (
  <ol className="steps">
    {copy(useLang()).steps.all.map((step, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
      <li key={at}>{say(step, terms)}</li>
    ))}
  </ol>
);
