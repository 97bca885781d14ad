import type { ReactNode } from 'react';
import { LoadProgress } from './LoadProgress';
import '../../components/demo/result.css';

type Props = {
  name: string;
  /** The time at which everything has loaded, in seconds. */
  complete: number;
  /** What is visible at each moment, a sentence each. */
  told: ReactNode;
  children: ReactNode;
};

/** A site in a browser window: a drawing for the eye, sentences for everyone. */
export const BrowserWindow = ({ name, complete, told, children }: Props) => (
  <div className="website-development__site">
    <p className="strong">{name}</p>
    <div className="ground-sheet website-development__window" aria-hidden="true" translate="no">
      <p className="website-development__bar">example.com</p>
      <LoadProgress complete={complete} />
      <div className="website-development__screen">{children}</div>
    </div>
    <p className="demo__result small">{told}</p>
  </div>
);
