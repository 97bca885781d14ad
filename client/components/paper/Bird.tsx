import type { ReactNode } from 'react';
import '../demo/result.css';
import './bird.drawing.css';

type Props = {
  /** What it says: the selected value, each with `data-when-…` or `data-field`, or that there is none. */
  children: ReactNode;
  /** Whether what it says changes. */
  live?: boolean;
  /** Whether the sheet is below the first view: its picture is loaded when it comes near. */
  below?: boolean;
};

/**
 * The bird of the brand on the edge of a sheet, which says what was read from the sheet, or that a field is blank. A
 * screen reader hears each new value (WCAG 2.2, 4.1.3). The picture is a file, so that no document or script carries it.
 */
export const Bird = ({ children, live, below }: Props) => (
  <div className="bird">
    <p className={live ? 'bubble demo__result' : 'bubble'} role={live ? 'status' : undefined}>
      {children}
    </p>
    <img src="/jandaia.svg" alt="" width="64" height="104" loading={below ? 'lazy' : undefined} />
  </div>
);
