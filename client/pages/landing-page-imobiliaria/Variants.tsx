import type { ReactNode } from 'react';

type Props<Id extends string> = { of: readonly Id[]; children: (id: Id) => ReactNode };

/** What each choice puts in one place, all in that place; the style shows the chosen one. */
export const Variants = <Id extends string>({ of, children }: Props<Id>) => (
  <span className="imob__any">
    {of.map((id) => (
      <span key={id} data-for={id}>
        {children(id)}
      </span>
    ))}
  </span>
);
