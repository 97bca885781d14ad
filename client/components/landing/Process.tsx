import type { Item } from './landingWords';

type Props = {
  items: readonly Item[];
  /** The class of the list; defaults to the numbered list of all pages. */
  className?: string;
};

/** The steps from the first talk to the published page. */
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
