import type { ReactNode } from 'react';
import { contactHref } from '../../../shared/links';
import { offer, type Situation, subjects } from './data';

type Props = { about: Situation; className?: string; children: ReactNode };

/** Contact in the name of this offer, with what it is about. */
export const ContactLink = ({ about, className, children }: Props) => (
  <a
    className={className}
    href={contactHref('pt', { sourcePage: offer, subject: subjects[about] })}
  >
    {children}
  </a>
);
