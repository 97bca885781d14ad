import { useLang } from '../../document/view';
import { copy } from './copy';
import '../key/key.css';

/** What the two colours of the bars mean, above a ledger of weeks; each bar's words say its own. */
export const SpanKey = () => {
  const t = copy(useLang());
  return (
    <p className="row small key ledger__key" aria-hidden="true">
      <span>{t.least}</span>
      <span>{t.most}</span>
    </p>
  );
};
