import type { ReactNode } from 'react';
import { LoadProgress } from './LoadProgress';

type Props = {
  name: string;
  /** The time at which everything has loaded, in seconds. */
  complete: number;
  children: ReactNode;
};

/** A site in a browser window: a drawing for the eye; what it shows is told beside it. */
export const BrowserWindow = ({ name, complete, children }: Props) => (
  <div className="website-development__site">
    <p className="strong">{name}</p>
    <div className="ground-sheet website-development__window" aria-hidden="true" translate="no">
      <p className="website-development__bar">example.com</p>
      <LoadProgress complete={complete} />
      <div className="website-development__screen">{children}</div>
    </div>
  </div>
);
