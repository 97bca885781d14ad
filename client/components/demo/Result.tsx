import type { ReactNode } from 'react';
import './demo.css';
import './result.css';

type Props = {
  /** One line for each choice, as a child with `data-when-…`. */
  children: ReactNode;
  className?: string;
};

/**
 * What a choice leads to, in one line beside the choices. A screen reader says it when it changes (WCAG 2.2, 4.1.3),
 * also without script: what CSS shows in a live region is announced.
 */
export const Result = ({ children, className = '' }: Props) => (
  <p className={`demo__result ${className}`.trimEnd()} role="status">
    {children}
  </p>
);
