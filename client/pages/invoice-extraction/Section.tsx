import type { ReactNode } from 'react';
import { useLang } from '../../view';
import { copy } from './copy';

type Props = {
  id: keyof ReturnType<typeof copy>['titles'];
  intro?: ReactNode;
  children: ReactNode;
};

/** A section; its heading is in the margin, its content beside it. */
export const Section = ({ id, intro, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`}>{copy(useLang()).titles[id]}</h2>
      {intro}
    </header>
    <div className="invoice__body">{children}</div>
  </section>
);
