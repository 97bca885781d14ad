import type { ReactNode } from 'react';
import { rubrics } from './copy.pt';

type Props = {
  id: keyof typeof rubrics;
  title: string;
  intro?: string;
  /** The class of its columns. */
  columns?: string;
  children: ReactNode;
};

/** A section styled as an article of a statute: its number and title are in the margin. */
export const Section = ({ id, title, intro, columns = '', children }: Props) => (
  <section id={id} className={`${columns} law__${id}`.trim()}>
    <p className="small law__rubric">{rubrics[id]}</p>
    <header>
      <h2>{title}</h2>
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </section>
);
