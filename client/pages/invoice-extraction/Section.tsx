import type { ReactNode } from 'react';
import { useLang } from '../../view';
import { copy } from './copy';
import type { SectionId } from './facts';

type Props = { id: SectionId; intro?: ReactNode; wide?: true; children: ReactNode };

/** A position of the page: its heading keeps to the margin, what it is about stands beside it. */
export const Section = ({ id, intro, wide, children }: Props) => (
  <section
    id={id}
    className={`invoice__section${wide ? ' invoice__section--wide' : ''}`}
    aria-labelledby={`${id}-title`}
  >
    <header className="invoice__head">
      <h2 id={`${id}-title`}>{copy(useLang()).titles[id]}</h2>
      {intro}
    </header>
    <div className="invoice__body">{children}</div>
  </section>
);
