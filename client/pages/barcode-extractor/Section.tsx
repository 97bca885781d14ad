import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A section with an anchor and a heading. */
export const Section = ({ id, title, intro, className, children }: Props) => (
  <section id={id} className={className} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </section>
);
