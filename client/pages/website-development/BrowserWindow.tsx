import type { ReactNode } from 'react';
import { useLang } from '../../view';
import { moments } from './data';
import { formatSeconds } from './format';
import { LoadProgress } from './LoadProgress';

type Props = {
  name: string;
  /** When all has arrived, in seconds. */
  complete: number;
  /** What there is to see, one line for each moment. */
  told: readonly string[];
  kind: 'old' | 'fresh';
  children: ReactNode;
};

/** A site in a browser's window: drawn for the eye, told in words for all. */
export const BrowserWindow = ({ name, complete, told, kind, children }: Props) => {
  const lang = useLang();
  return (
    <div className={`web__site web__site--${kind}`}>
      <p className="web__when">{name}</p>
      <div className="web__window" aria-hidden="true" translate="no">
        <p className="web__bar">example.com</p>
        <LoadProgress complete={complete} />
        <div className="web__screen">{children}</div>
      </div>
      <ul className="web__told">
        {moments.map((moment, at) => (
          <li key={moment} data-only={at + 1}>
            <strong>{`${formatSeconds(moment, lang)}:`}</strong> <span>{told[at]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
