import type { ReactNode } from 'react';
import { usePageNames } from './PageRoot';

type Props = {
  id: string;
  title: string;
  intro?: ReactNode;
  /** Classes besides the one of the page's block, such as those of client/styles/columns.css. */
  className?: string;
  children: ReactNode;
};

/** A section of a page: an anchor with a heading and an intro. */
export const Section = ({ id, title, intro, className, children }: Props) => {
  const { block, sectionHead } = usePageNames();
  const classes = [className, block && `${block}__${id}`].filter(Boolean).join(' ');
  return (
    <section id={id} className={classes || undefined} aria-labelledby={`${id}-title`}>
      <header className={sectionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </section>
  );
};
