import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: string; children: ReactNode };

/** A part of the page that addresses can name, with its heading. */
export const Section = ({ id, title, intro, children }: Props) => (
  <section id={id} className={`web__${id}`} aria-labelledby={`${id}-title`}>
    <header className="web__head">
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </section>
);
