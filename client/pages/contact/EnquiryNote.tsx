import type { ReactNode } from 'react';
import type { Enquiry } from '../../../shared/contact/enquiry';
import { labels } from '../../../shared/contact/messages';
import { isOffer, offerRow } from '../../../shared/offers';
import { useLang } from '../../view';
import { copy } from './copy';

type Props = {
  enquiry: Enquiry;
  /** Shown if the enquiry names no offer. */
  children: ReactNode;
};

/**
 * Shows readers who came from an offer that we know which, with their plan or subject. It replaces the
 * general lead: a reader who wants a website must not read about invoices.
 */
export const EnquiryNote = ({ enquiry: { source, plan, subject }, children }: Props) => {
  const lang = useLang();
  const rows = [
    [copy(lang).about, source && isOffer(source) ? offerRow(source).name[lang] : undefined],
    [labels.plan[lang], plan],
    [labels.subject[lang], subject],
  ].filter(([, value]) => value);
  if (rows.length === 0) return children;
  return (
    <dl className="row contact__enquiry">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="small">{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
