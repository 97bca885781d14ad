import type { ReactNode } from 'react';
import { count } from './format';

type Props = {
  id: string;
  /** The number of items in the section, shown large before the heading. */
  many?: number;
  title: string;
  intro?: string;
  className?: string;
  children: ReactNode;
};

/** A section, whose heading may begin with the number of its items. */
export const Section = ({ id, many, title, intro, className = 'toned', children }: Props) => (
  <section id={id} className={className}>
    <header className={many ? 'landing-page-eventos__counted' : undefined}>
      <h2>
        {many && <span className="landing-page-eventos__many">{count(many)}</span>}{' '}
        <span>{title}</span>
      </h2>
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </section>
);
