import type { ReactNode } from 'react';
import { type Listed, listingUrl } from '../../../shared/apis/api';
import { useView } from '../../document/view';
import { Outbound } from '../Outbound';

type Props = { api: Pick<Listed, 'listing'>; className?: string; children: ReactNode };

/** A link to the API's listing on the marketplace, which issues the keys. */
export const ListingLink = ({ api, className, children }: Props) => (
  <Outbound {...(className && { className })} href={listingUrl(api, useView().site)}>
    {children}
  </Outbound>
);
