import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { formatSpan, type Span } from './span';
import '../disclosure/disclosure.css';
import './ledger.css';

type Work = {
  id: string;
  name: string;
  /** What the page shows of it above its words. */
  figure?: ReactNode;
  goesIn?: string;
  comesOut: string;
  /** The delivery time. */
  time: Span;
};

const Item = ({ name, figure, goesIn, comesOut, time }: Work) => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <li>
      <h3>{name}</h3>
      {figure}
      <dl>
        {goesIn && (
          <div className="ledger__line">
            <dt className="small">{t.goesIn}</dt>
            <dd>{goesIn}</dd>
          </div>
        )}
        {/* A result that stands alone needs no word for it, nor does a time. */}
        <div className={goesIn && 'ledger__line'}>
          <dt className={goesIn ? 'small' : 'visually-hidden'}>{t.comesOut}</dt>
          <dd>{comesOut}</dd>
        </div>
        <div className="ledger__time">
          <dt className="visually-hidden">{t.time}</dt>
          <dd className="strong">{formatSpan(time, lang)}</dd>
        </div>
      </dl>
    </li>
  );
};

type Props = {
  label: string;
  works: readonly Work[];
  /** The number of works that are open; the others are folded, below a row of their names. */
  maxOpen?: number;
};

/** A list of services: result and delivery time of each, with its input or a figure. */
export const Ledger = ({ label, works, maxOpen = 4 }: Props) => {
  const rest = works.slice(maxOpen);
  return (
    <div>
      <ul className="ledger" aria-label={label}>
        {works.slice(0, maxOpen).map((work) => (
          <Item key={work.id} {...work} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="ledger__rest">
          <summary>{rest.map(({ name }) => name).join('\u00a0· ')}</summary>
          <ul className="ledger">
            {rest.map((work) => (
              <Item key={work.id} {...work} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
