import type { ReactNode } from 'react';
import { useLang } from '../document/view';
import { copy } from './copy';

type Props = {
  id: string;
  title: string;
  intro?: ReactNode;
  className?: string;
  /** Whether it is the proof that a reader can make; the title is then what to do. Once on a page. */
  check?: boolean;
  /** Whether heading and intro are in no `<header>`. */
  bare?: boolean;
  children: ReactNode;
};

/** A section of a page: an anchor with a heading and an intro. */
export const Section = ({ id, title, intro, className, check, bare, children }: Props) => {
  const lang = useLang();
  const heading = (
    <>
      <h2 id={`${id}-title`}>
        {check ? (
          <>
            <mark>{copy(lang).check}</mark>
            {/* One text with its space: alone at the end of a line, Chromium leaves the space out of the name. */}
            {` ${title}`}
          </>
        ) : (
          title
        )}
      </h2>
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
