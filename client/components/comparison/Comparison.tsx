import type { ReactNode } from 'react';
import { useLang } from '../../view';
import { type Photograph, Picture } from '../picture/Picture';
import { copy } from './copy';

export type Side = { of: Photograph; alt: string };

type Props = {
  /** Of the range. */
  id: string;
  before: Side;
  after: Side;
  /** What moving the range does, as an order. */
  label: string;
  sizes: string;
  /** Whether it stands in the first view. */
  first?: boolean;
  /** The caption. */
  children?: ReactNode;
};

/** Where the edge stands at first; comparison.css says the same. */
const half = '50';

/**
 * Two pictures of the same on top of each other, the later one as far as the range has been moved. The
 * range is the browser's own and lies on the pictures, so a drag, a finger and the keys all move it;
 * reveal.ts moves the edge after it. Without script, and on paper, the two stand beside each other.
 */
export const Comparison = ({ id, before, after, label, sizes, first, children }: Props) => {
  const t = copy(useLang());
  const shown = { sizes, ...(first && { first }) };
  return (
    // Its edge may have been moved by the time that React comes, and so may the range.
    <figure className="compare" suppressHydrationWarning>
      <div className="compare__print">
        <div className="compare__frame">
          <div className="compare__before">
            <Picture {...before} {...shown} />
            <span className="compare__tag">{t.before}</span>
          </div>
          <div className="compare__after">
            <Picture {...after} {...shown} />
            <span className="compare__tag">{t.after}</span>
          </div>
          <span className="compare__edge" aria-hidden="true" />
        </div>
        <input
          type="range"
          id={id}
          className="compare__range"
          min="0"
          max="100"
          defaultValue={half}
          autoComplete="off"
          aria-valuetext={t.share(half)}
          data-reveals={t.share('')}
          suppressHydrationWarning
        />
        <p className="compare__line">
          <label htmlFor={id}>{label}</label>{' '}
          <span className="compare__share" aria-hidden="true">
            {t.shown}
          </span>
        </p>
      </div>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
};
