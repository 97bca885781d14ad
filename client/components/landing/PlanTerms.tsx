// The tick of an item comes with the plans; the order of the two matters.
import '../plans/ticks.css';
import './terms.css';

type Props = {
  lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  className: string;
};

/** What the price includes and excludes, a list each. */
export const PlanTerms = ({ lists, className }: Props) => (
  <div className={`landing__terms ${className}`}>
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
  </div>
);
