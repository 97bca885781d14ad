import { useLang } from '../../view';
import { arrivals } from './arrivals';
import { copy } from './copy';
import { formatSeconds } from './format';

type Part = { id: string; name: string; arrives: number };

const longest = arrivals.oldSite.extras;
const tenths = (seconds: number): number => Math.round((1000 * seconds) / longest) / 10;

const Bar = ({ name, parts }: { name: string; parts: readonly Part[] }) => {
  const lang = useLang();
  return (
    <li>
      <h3>{name}</h3>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.toReversed().map(({ id, arrives }) => (
          <rect key={id} data-part={id} width={tenths(arrives)} height="1" />
        ))}
      </svg>
      <ul>
        {parts.map(({ id, name: what, arrives }) => (
          <li key={id} data-part={id}>
            <span>{what}</span> <span className="web__amount">{formatSeconds(arrives, lang)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
};

/** The loading time of each part of both sites, on one scale. */
export const LoadBars = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  return (
    <ul className="stack-3 web__bars">
      <Bar
        name={t.old}
        parts={(['frame', 'slider', 'extras'] as const).map((id) => ({
          id,
          name: t.parts[id],
          arrives: arrivals.oldSite[id],
        }))}
      />
      <Bar
        name={t.own}
        parts={(['document', 'rest'] as const).map((id) => ({
          id,
          name: t.parts[id],
          arrives: arrivals.thisPage[id],
        }))}
      />
    </ul>
  );
};
