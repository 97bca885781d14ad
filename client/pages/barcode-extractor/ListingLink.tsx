import type { ReactNode } from 'react';
import { barcode } from '../../../shared/apis/barcode';
import { Outbound } from '../../components/Outbound';
import { useView } from '../../view';

type Props = { className: string; children: ReactNode };

/** The extractor's listing on the marketplace, where keys are given out. */
export const ListingLink = ({ className, children }: Props) => (
  <Outbound className={className} href={useView().site.marketplace[barcode.id].listing}>
    {children}
  </Outbound>
);
