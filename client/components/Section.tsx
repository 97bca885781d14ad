import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  intro?: ReactNode;
  /** The columns of its parts in a wide window: a class of client/styles/columns.css. */
  columns?: string;
  children: ReactNode;
};

/**
 * Makes the section component of a page: an anchor with a heading and an intro. Class names start with
 * the page's CSS block; the class of the header is passed where styles need one.
 */
export const sectionOf =
  (block: string, head?: string) =>
  ({ id, title, intro, columns = '', children }: Props) => (
    <section
      id={id}
      className={`${columns} ${block}__${id}`.trim()}
      aria-labelledby={`${id}-title`}
    >
      <header className={head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </section>
  );
