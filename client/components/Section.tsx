import type { ReactNode } from 'react';

type Props = { id: string; title: string; intro?: ReactNode; children: ReactNode };

/**
 * Makes the section component of a page: an anchor with a heading and an intro. Class names start with
 * the page's CSS block; the class of the header is passed where styles need one.
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
