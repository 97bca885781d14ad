import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: string; children: ReactNode };

/**
 * A section with its heading. It is focusable, so that an anchor moves the focus there even without
 * React; leaving the menu closes it.
 */
export const Section = ({ id, title, intro, children }: Props) => (
  <section className={`studio__section studio__${id}`} id={id} tabIndex={-1}>
    <div className="studio__heading">
      <h2>{title}</h2>
      {intro && <p>{intro}</p>}
    </div>
    {children}
  </section>
);
