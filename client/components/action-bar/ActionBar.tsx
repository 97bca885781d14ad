import type { ReactNode } from 'react';
import './action-bar.css';

type Props = {
  /** What it costs. */
  terms: string;
  /** When somebody answers. */
  hours?: ReactNode;
  children: ReactNode;
};

/**
 * The page's action at the foot of a phone's window, between the first view and the end, which have buttons of
 * their own.
 */
export const ActionBar = ({ terms, hours, children }: Props) => (
  <div className="action-bar">
    <p>
      <strong>{terms}</strong>
      {hours}
    </p>
    {children}
  </div>
);
