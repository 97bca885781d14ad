import type { ReactNode } from 'react';
import { useLang } from '../view';
import { copy } from './copy';

type Props = { href: string; className?: string; children: ReactNode };

/** A link off the site: opens in a new tab, which it says, and gives that tab no way back to us. */
export const Outbound = ({ href, className, children }: Props) => (
  <a className={className} href={href} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden">{` (${copy(useLang()).newTab})`}</span>
  </a>
);
