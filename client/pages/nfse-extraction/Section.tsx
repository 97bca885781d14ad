import type { ReactNode } from 'react';
import { useLang } from '../../view';
import { copy } from './copy';

type Props = {
  id: keyof ReturnType<typeof copy>['titles'];
  intro?: ReactNode;
  children: ReactNode;
};

/** A section; its heading is in the dictionary. */
export const Section = ({ id, intro, children }: Props) => (
  <section id={id} className={`stack-3 nfse__section nfse__${id}`} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{copy(useLang()).titles[id]}</h2>
    {intro && <p>{intro}</p>}
    {children}
  </section>
);
