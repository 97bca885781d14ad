import type { Enquiry } from '../../../shared/contact/enquiry';
import { labels } from '../../../shared/contact/messages';
import { findPlan } from '../../../shared/contact/sources';
import { formatPrice } from '../../../shared/format';
import { isOffer, offerRow } from '../../../shared/offers';
import { planPrice } from '../../../shared/prices/planPrices';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** Shows readers who came from an offer that we know which, with their plan, its price, and the subject. No name stands twice. */
export const EnquiryNote = ({ enquiry: { source, plan, subject } }: { enquiry: Enquiry }) => {
  const lang = useLang();
  const t = copy(lang);
  const offer = source && isOffer(source) ? source : undefined;
  const name = offer && offerRow(offer).name[lang];
  const id = findPlan(source, plan ?? '')?.id;
  const priced = offer && id ? planPrice(offer, id) : undefined;
  const price = priced && formatPrice(priced.price[lang], lang);
  const rows = [
    [t.about, name === subject ? undefined : name],
    [
      labels.plan[lang],
      plan &&
        [plan, price && (priced.monthly ? t.monthly(price) : price)].filter(Boolean).join(', '),
    ],
    [labels.subject[lang], subject],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="row contact__enquiry">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt> <dd className="ground-sun strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
