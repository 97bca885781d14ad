import type { ReactNode } from 'react';
import { type Listed, listingUrl } from '../../../shared/apis/api';
import { useView } from '../../view';
import { Outbound } from '../Outbound';
import { copy, type Terms } from './copy';
import { firstRequestId } from './ids';

type Props = {
  api: Listed;
  terms: Terms;
  /** The fourth step, the call, where it is not made with a test file. */
  children?: ReactNode;
};

/** The five steps from the free plan to a paid one. */
export const FirstCall = ({ api, terms, children }: Props) => {
  const { lang, site } = useView();
  const { steps: t } = copy(lang);
  const listing = listingUrl(api, site);
  return (
    <ol className="steps">
      <li>{t.subscribe(terms)}</li>
      <li>
        <span>{t.get(terms)}</span>
        <Outbound href={listing}>{new URL(listing).host}</Outbound>
      </li>
      <li>
        <a href={`#${firstRequestId}`}>{t.put}</a>
        <span>{t.place(terms)}</span>
      </li>
      <li>{children ?? t.run}</li>
      <li>{t.pay(terms)}</li>
    </ol>
  );
};
