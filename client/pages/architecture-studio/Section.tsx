import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  intro?: ReactNode;
  beside?: boolean;
  children: ReactNode;
};

/**
 * A section with its heading, whose content stands below it or beside it. It is focusable, so that an
 * anchor moves the focus there even without React; leaving the menu closes it.
 */
export const Section = ({ id, title, intro, beside, children }: Props) => (
  <section className={beside ? 'split-last' : undefined} id={id} tabIndex={-1}>
    <header className={beside ? undefined : 'split'}>
      <h2>{title}</h2>
      {typeof intro === 'string' ? <p>{intro}</p> : intro}
    </header>
    {children}
  </section>
);
