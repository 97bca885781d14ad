import type { ReactNode } from 'react';
import { contactHref } from '../../shared/links';
import { useLang, useSource, useView } from '../document/view';

type Props = { className?: string; children: ReactNode };

/** A link to contact, with the current page as its source. */
export const ContactLink = ({ className, children }: Props) => (
  <a
    className={className}
    href={contactHref(useLang(), useSource())}
    aria-current={useView().page === 'contact' ? 'page' : undefined}
  >
    {children}
  </a>
);
