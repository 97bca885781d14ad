import type { ReactNode } from 'react';
import { rubrics } from './copy.pt';

type Props = {
  id: keyof typeof rubrics;
  title: string;
  intro?: string;
  className?: string;
  children: ReactNode;
};

/** A section styled as an article of a statute: its number and title are in the margin. */
export const Section = ({
  id,
  title,
  intro,
  className = 'landing-page-advogados__ground-letter',
  children,
}: Props) => (
  <section id={id} className={className}>
    <p className="small landing-page-advogados__rubric">{rubrics[id]}</p>
    <div className="stack-6 landing-page-advogados__article">
      <header className="stack-2">
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </div>
  </section>
);
