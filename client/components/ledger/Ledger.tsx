import { useLang } from '../../view';
import { copy } from './copy';
import { formatSpan, type Span } from './span';

type Work = {
  id: string;
  name: string;
  goesIn: string;
  comesOut: string;
  /** How long until it is there. */
  time: Span;
};

/**
 * Works on offer, one a line: what goes in, what comes out and how long it takes. On a wide window the
 * lines share columns, and the words above them stand once.
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
