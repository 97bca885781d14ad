import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: string; children: ReactNode };

/** A part of a section, which can be linked to. */
export const Part = ({ id, title, intro, children }: Props) => (
  <div id={id} className="stack-3">
    <div className="stack-1">
      <h3>{title}</h3>
      {intro && <p>{intro}</p>}
    </div>
    {children}
  </div>
);
