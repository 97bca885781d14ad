import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A section with its heading, whose content stands below it. It is focusable, so that an
 * anchor moves the focus there even without React; leaving the menu closes it.
 */
export const Section = ({ id, title, intro, className, children }: Props) => (
  <section id={id} className={className} tabIndex={-1}>
    <header>
      <h2>{title}</h2>
      {typeof intro === 'string' ? <p>{intro}</p> : intro}
    </header>
    {children}
  </section>
);
