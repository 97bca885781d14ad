import type { ReactEventHandler, ReactNode } from 'react';
import { useLang } from '../document/view';
import { copy } from './copy';

type Props = {
  href: string;
  className?: string;
  /** Both may change where the link leads. */
  onClick?: ReactEventHandler<HTMLAnchorElement>;
  onPointerDown?: ReactEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link to another site. It opens in a new tab, says so, and sets `noopener`. */
export const Outbound = ({ children, ...link }: Props) => (
  <a {...link} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden">{` (${copy(useLang()).newTab})`}</span>
  </a>
);
