import type { ReactNode } from 'react';
import { useLang } from '../view';
import { copy } from './copy';

type Props = { href: string; className?: string; children: ReactNode };

/** A link to another site. It opens in a new tab, says so, and sets `noopener`. */
export const Outbound = ({ href, className, children }: Props) => (
  <a className={className} href={href} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden">{` (${copy(useLang()).newTab})`}</span>
  </a>
);
