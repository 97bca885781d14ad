import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: ReactNode; children: ReactNode };

/** A section with an anchor and a heading. */
export const Section = ({ id, title, intro, children }: Props) => (
  <section id={id} className={`codes__${id}`} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </section>
);
