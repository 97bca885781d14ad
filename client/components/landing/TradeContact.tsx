import type { ReactNode } from 'react';
import { contactHref } from '../../../shared/links';
import type { OfferId } from '../../../shared/offers';

type Props = { trade: OfferId; children: ReactNode; className?: string };

/** A contact button whose message names the trade's offer. */
export const TradeContact = ({ trade, children, className = 'button button--large' }: Props) => (
  <a className={className} href={contactHref('pt', { sourcePage: trade })}>
    {children}
  </a>
);
