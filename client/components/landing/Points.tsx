import type { Item } from './landingWords';

type Props = { items: readonly Item[]; className: string };

/** Benefits or elements of a landing page, each with a heading and a text. */
export const Points = ({ items, className }: Props) => (
  <ul className={className}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </li>
    ))}
  </ul>
);
