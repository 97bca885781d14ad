import type { ReactNode } from 'react';

type Props<Id extends string> = { of: readonly Id[]; children: (id: Id) => ReactNode };

/** The texts of all choices in one place; CSS shows that of the selected one. */
export const Variants = <Id extends string>({ of, children }: Props<Id>) => (
  <span className="landing-page-imobiliaria__any">
    {of.map((id) => (
      <span key={id} data-for={id}>
        {children(id)}
      </span>
    ))}
  </span>
);
