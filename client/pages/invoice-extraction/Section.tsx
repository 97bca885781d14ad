import type { ReactNode } from 'react';
import type { Lang } from '../../../shared/languages';
import { copy as apiCopy } from '../../components/api/copy';
import { Section as PageSection } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

const titles = (lang: Lang) => ({ ...copy(lang).titles, start: apiCopy(lang).steps.title });

type Props = {
  id: keyof ReturnType<typeof titles>;
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A section; its heading is in the dictionary. */
export const Section = ({ id, ...section }: Props) => (
  <PageSection id={id} title={titles(useLang())[id]} {...section} />
);
