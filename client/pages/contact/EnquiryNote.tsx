import type { ReactNode } from 'react';
import type { Enquiry } from '../../../shared/contact/enquiry';
import { labels } from '../../../shared/contact/messages';
import { isOffer, offerRow } from '../../../shared/offers';
import { useLang } from '../../view';
import { copy } from './copy';

type Props = {
  enquiry: Enquiry;
  /** What is shown to a reader of whom nothing is known. */
  children: ReactNode;
};

/**
 * Shows a reader who came from an offer that we know which, with the plan or subject they chose. It
 * takes the place of what the page says to everybody: who wants a website is not asked for invoices.
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
    <dl className="contact__enquiry">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
