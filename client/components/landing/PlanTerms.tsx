import type { ReactNode } from 'react';
// The tick of an item comes with the plans; the order of the two matters.
import '../plans/plans.css';
import './terms.css';

type Props = {
  lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  /** What stands beside the lists. */
  children: ReactNode;
};

/** What the price includes and excludes, a list each, and what the page is said to bring. */
export const PlanTerms = ({ lists, children }: Props) => (
  <div className="landing__terms thirds">
    {lists.map(({ title, items }) => (
      <div key={title} className="stack-2">
        <h3>{title}</h3>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    ))}
    <div className="stack-2">{children}</div>
  </div>
);
