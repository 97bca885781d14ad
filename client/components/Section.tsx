import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: string; children: ReactNode };

/**
 * The sections of a page: parts that addresses can name, with a heading and an opening sentence. Their
 * classes begin with the page's block; the class of their headers is given where styles need one.
 */
export const sectionOf =
  (block: string, head?: string) =>
  ({ id, title, intro, children }: Props) => (
    <section id={id} className={`${block}__${id}`} aria-labelledby={`${id}-title`}>
      <header className={head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </section>
  );
