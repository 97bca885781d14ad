import type { ReactNode } from 'react';
import { say } from '../../../shared/copy';
import { useLang } from '../../view';
import { copy, type Terms } from './copy';

/** The five steps from the free plan to a paid one; `children` is the fourth, the call. */
export const FirstCall = ({ terms, children }: { terms: Terms; children: ReactNode }) => {
  const { start, pay } = copy(useLang()).steps;
  return (
    <ol className="steps">
      {start.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
        <li key={at}>{say(step, terms)}</li>
      ))}
      <li>{children}</li>
      <li>{pay(terms)}</li>
    </ol>
  );
};
