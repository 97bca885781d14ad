import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: ReactNode; children: ReactNode };

/** A section with an anchor and a heading. */
export const Section = ({ id, title, intro, children }: Props) => (
  <section
    id={id}
    className={`stack-4 codes__section codes__${id}`}
    aria-labelledby={`${id}-title`}
  >
    <header className="stack-2 codes__head">
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </section>
);
