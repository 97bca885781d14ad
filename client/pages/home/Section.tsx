import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro: string; columns?: 'halves'; children: ReactNode };

/** A section with an anchor, a heading and an intro. */
export const Section = ({ id, title, intro, columns, children }: Props) => (
  <section id={id} className={`home__${id} ${columns ?? ''}`} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{intro}</p>
    </header>
    {children}
  </section>
);
