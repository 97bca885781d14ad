import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: string; children: ReactNode };

/**
 * A section with its heading. It takes the focus when an anchor leads to it, also without React: the
 * focus that leaves the menu closes it.
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
