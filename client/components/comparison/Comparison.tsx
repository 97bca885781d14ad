import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { type Photograph, Picture } from '../picture/Picture';
import { copy } from './copy';
import './comparison.drawing.css';

export type Side = { of: Photograph; alt: string };

type Props = {
  /** The id of the range input. */
  id: string;
  before: Side;
  after: Side;
  /** The label of the range input: an instruction. */
  label: string;
  sizes: string;
  /** Whether it is in the first view. */
  first?: boolean;
  /** The caption. */
  children?: ReactNode;
};

/** The initial position of the edge in percent; keep it equal to comparison.drawing.css. */
const half = '50';

/**
 * Two versions of a picture on top of each other; a native range input above them sets where the
 * earlier one ends and the later one begins. entry.ts moves the edge. Without script, and on paper, they stand side
 * by side.
 */
export const Comparison = ({ id, before, after, label, sizes, first, children }: Props) => {
  const t = copy(useLang());
  const shown = { sizes, ...(first && { first }) };
  return (
    // The reader may have moved the range before hydration: ignore the changed style and value.
    <figure className="stack-3 comparison" suppressHydrationWarning>
      <div className="comparison__print">
        <div className="overlay comparison__frame">
          <div className="overlay">
            <Picture {...before} {...shown} />
            <span className="comparison__tag">{t.before}</span>
          </div>
          <div className="overlay comparison__after">
            <Picture {...after} {...shown} />
            <span className="comparison__tag">{t.after}</span>
          </div>
          <span className="comparison__edge" aria-hidden="true" />
        </div>
        <input
          type="range"
          id={id}
          className="comparison__range needs-script"
          min="0"
          max="100"
          defaultValue={half}
          autoComplete="off"
          aria-valuetext={t.share(half)}
          data-reveals={t.share('')}
          suppressHydrationWarning
        />
        <p className="row comparison__line">
          <label htmlFor={id}>{label}</label>{' '}
          <span className="tabular comparison__share" aria-hidden="true">
            {t.share('')}
          </span>
        </p>
      </div>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
};
