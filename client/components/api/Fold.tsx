import type { ReactNode } from 'react';
import '../disclosure/disclosure.css';
import './reference.css';

type Props = { id: string; title: ReactNode; children: ReactNode };

/**
 * A folded part of the reference; opening one closes the other. The id stands inside, because browsers open what a
 * fragment names there.
 */
export const Fold = ({ id, title, children }: Props) => (
  <details name="reference">
    <summary>
      <h3>{title}</h3>
    </summary>
    <div id={id} className="stack-4 fold">
      {children}
    </div>
  </details>
);
