import type { Item } from './landingWords';

type Props = {
  items: readonly Item[];
  /** The numbered list of all pages where nothing is said. */
  className?: string;
};

/** The way from the first talk to the page on the web, step by step. */
export const Process = ({ items, className = 'steps' }: Props) => (
  <ol className={`landing__process ${className}`}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
