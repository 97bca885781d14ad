import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: string; children: ReactNode };

/** A part of the page, named by its heading. */
export const Section = ({ id, title, intro, children }: Props) => (
  <section id={id} className={`capture__${id}`} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </section>
);
