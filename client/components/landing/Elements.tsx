import type { ReactNode } from 'react';
import type { Item } from './landingWords';

type Props = {
  items: readonly Item[];
  className?: string;
  /** What stands before the text of each. */
  mark: (at: number) => ReactNode;
};

/** The elements of a landing page, each with a mark of the page's own beside heading and text. */
export const Elements = ({ items, className, mark }: Props) => (
  <ul className={className}>
    {items.map(({ title, text }, at) => (
      <li key={title}>
        {mark(at)}
        <div>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
