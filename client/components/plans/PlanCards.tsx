import type { ReactNode } from 'react';
import './plans.css';

type PlanCard = {
  id: string;
  name: string;
  price: string;
  /** The unit of the price: a month, a page, a number of requests. */
  per?: string;
  points: readonly string[];
  /** The label of the highlighted plan. */
  mark?: string | undefined;
  /** The button or link that selects the plan. */
  action?: ReactNode;
};

/** The most letters of a plan's name, price and unit that fit on one line of a small phone. */
const lineLetters = 21;

/** Plan cards side by side, aligned line by line for comparison; on a phone one below the other. */
export const PlanCards = ({ label, plans }: { label: string; plans: readonly PlanCard[] }) => (
  <ul
    className={
      plans.every(({ name, price, per = '' }) => `${name}${price}${per}`.length <= lineLetters)
        ? 'plans plans--line'
        : 'plans'
    }
    aria-label={label}
  >
    {plans.map(({ id, name, price, per, points, mark, action }) => (
      <li key={id} className={mark ? 'plan plan--marked' : 'plan'}>
        {mark && <p className="plan__mark">{mark}</p>}
        <h3 className="plan__name">{name}</h3>
        <p className="plan__price">
          {/* A price that is wider than its card breaks after the currency. */}
          <strong>{price.replace('\u00a0', ' ')}</strong> {per && <span>{per}</span>}
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
