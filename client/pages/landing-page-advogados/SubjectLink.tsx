import type { ReactNode } from 'react';
import { contactHref } from '../../../shared/links';
import { offer, type Situation, subjects } from './data';

type Props = { about: Situation; className?: string; children: ReactNode };

/** A contact link that names this offer and a subject. */
export const SubjectLink = ({ about, className, children }: Props) => (
  <a
    className={className}
    href={contactHref('pt', { sourcePage: offer, subject: subjects[about] })}
  >
    {children}
  </a>
);
