import type { ReactNode } from 'react';
import { usePageNames } from './PageRoot';

type Props = {
  id: string;
  title: string;
  intro?: ReactNode;
  /** Classes besides the one of the page's block, such as those of client/styles/columns.css. */
  className?: string;
  /** Whether heading and intro are in no `<header>`. */
  bare?: boolean;
  children: ReactNode;
};

/** A section of a page: an anchor with a heading and an intro. */
export const Section = ({ id, title, intro, className, bare, children }: Props) => {
  const { block, sectionHead } = usePageNames();
  const classes = [className, block && `${block}__${id}`].filter(Boolean).join(' ');
  const heading = (
    <>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </>
  );
  return (
    <section id={id} className={classes || undefined}>
      {bare ? heading : <header className={sectionHead}>{heading}</header>}
      {children}
    </section>
  );
};
