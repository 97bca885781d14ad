import type { ReactNode } from 'react';

type PlanCard = {
  id: string;
  name: string;
  price: string;
  /** What the price is for: a month, a page, a number of requests. */
  per?: string;
  points: readonly string[];
  /** Says why this plan stands out, on the one that does. */
  mark?: string;
  /** The button or link that takes it. */
  action?: ReactNode;
};

/** Plans beside each other as price slips, to be compared line by line; on a phone a row each. */
export const PlanCards = ({ label, plans }: { label: string; plans: readonly PlanCard[] }) => (
  <ul className="plans" aria-label={label}>
    {plans.map(({ id, name, price, per, points, mark, action }) => (
      <li key={id} className={mark ? 'plan plan--marked' : 'plan'}>
        <h3 className="plan__name">
          <span>{name}</span> {mark && <span className="plan__mark">{mark}</span>}
        </h3>
        <p className="plan__price">
          <strong>{price}</strong> {per && <span>{per}</span>}
        </p>
        <ul className="plan__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {action}
      </li>
    ))}
  </ul>
);
