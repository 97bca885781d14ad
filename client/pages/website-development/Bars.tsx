import { useLang } from '../../view';
import { arrivals } from './arrivals';
import { copy } from './copy';
import { oldSite, thisPage } from './data';
import { formatSeconds, formatWeight } from './units';

type Part = { id: string; name: string; kilobytes: number; arrives: number };

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
        {parts.map(({ id, name: what, kilobytes, arrives }) => (
          <li key={id} data-part={id}>
            <span>{what}</span>{' '}
            <span className="web__amount">
              {`${formatWeight(kilobytes, lang)} · ${formatSeconds(arrives, lang)}`}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
};

/** How long each site takes and with what, on one scale. */
export const Bars = () => {
  const { numbers: t } = copy(useLang());
  return (
    <ul className="web__bars">
      <Bar
        name={t.old}
        parts={(['frame', 'slider', 'extras'] as const).map((id) => ({
          id,
          name: t.parts[id],
          kilobytes: oldSite[id].kilobytes,
          arrives: arrivals.oldSite[id],
        }))}
      />
      <Bar
        name={t.own}
        parts={(['document', 'rest'] as const).map((id) => ({
          id,
          name: t.parts[id],
          kilobytes: thisPage[id].kilobytes,
          arrives: arrivals.thisPage[id],
        }))}
      />
    </ul>
  );
};
