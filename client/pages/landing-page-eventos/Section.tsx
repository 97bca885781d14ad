import type { ReactNode } from 'react';
import { count } from './format';

type Props = {
  id: string;
  /** How many things the section lists: it opens the heading, as large as the hour of a programme. */
  many?: number;
  title: string;
  intro?: string;
  children: ReactNode;
};

/** A part of the page: numerals stand before the line that runs down it, words after. */
export const Section = ({ id, many, title, intro, children }: Props) => (
  <section id={id} className={`event__${id}`} aria-labelledby={`${id}-title`}>
    <header className={many ? 'event__head event__head--many' : 'event__head'}>
      <h2 id={`${id}-title`}>
        {many && <span className="event__many">{`${count(many)} `}</span>}
        <span>{title}</span>
      </h2>
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </section>
);
