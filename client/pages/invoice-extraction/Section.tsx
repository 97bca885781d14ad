import type { ReactNode } from 'react';
import type { Lang } from '../../../shared/languages';
import { copy as apiCopy } from '../../components/api/copy';
import { useLang } from '../../view';
import { copy } from './copy';

const titles = (lang: Lang) => ({ ...copy(lang).titles, start: apiCopy(lang).steps.title });

type Props = {
  id: keyof ReturnType<typeof titles>;
  intro?: ReactNode;
  children: ReactNode;
};

/** A section; its heading is in the margin, its content beside it. */
export const Section = ({ id, intro, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`}>{titles(useLang())[id]}</h2>
      {intro}
    </header>
    <div>{children}</div>
  </section>
);
