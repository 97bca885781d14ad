import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  intro?: ReactNode;
  className?: string;
  /** Whether heading and intro are in no `<header>`. */
  bare?: boolean;
  children: ReactNode;
};

/** A section of a page: an anchor with a heading and an intro. */
export const Section = ({ id, title, intro, className, bare, children }: Props) => {
  const heading = (
    <>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </>
  );
  return (
    <section id={id} className={className}>
      {bare ? heading : <header>{heading}</header>}
      {children}
    </section>
  );
};
