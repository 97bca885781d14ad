import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { moments } from './data';
import { formatSeconds } from './format';
import { LoadProgress } from './LoadProgress';

type Props = {
  name: string;
  /** The time at which everything has loaded, in seconds. */
  complete: number;
  /** What is visible at each moment, one sentence each. */
  told: readonly string[];
  children: ReactNode;
};

/** A site in a browser window: a drawing for the eye, sentences for everyone. */
export const BrowserWindow = ({ name, complete, told, children }: Props) => {
  const lang = useLang();
  return (
    <div className="stack-2">
      <p className="strong">{name}</p>
      <div className="website-development__window" aria-hidden="true" translate="no">
        <p className="website-development__bar">example.com</p>
        <LoadProgress complete={complete} />
        <div className="website-development__screen">{children}</div>
      </div>
      <ul className="small website-development__told">
        {moments.map((moment, at) => (
          <li key={moment} data-only={at + 1}>
            <strong>{`${formatSeconds(moment, lang)}:`}</strong> <span>{told[at]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
