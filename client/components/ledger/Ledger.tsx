import { useLang } from '../../view';
import { copy } from './copy';
import { formatSpan, type Span } from './span';

type Work = {
  id: string;
  name: string;
  goesIn: string;
  comesOut: string;
  /** The delivery time. */
  time: Span;
};

/**
 * A list of services: input, output and delivery time of each. On a wide window the items share
 * columns, and the column headings are shown once.
 */
export const Ledger = ({ label, works }: { label: string; works: readonly Work[] }) => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <ul className="ledger" aria-label={label}>
      {works.map(({ id, name, goesIn, comesOut, time }) => (
        <li key={id}>
          <h3>{name}</h3>
          <dl>
            <div>
              <dt>{t.goesIn}</dt>
              <dd>{goesIn}</dd>
            </div>
            <div>
              <dt>{t.comesOut}</dt>
              <dd>{comesOut}</dd>
            </div>
            <div>
              <dt>{t.time}</dt>
              <dd>{formatSpan(time, lang)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
};
