import { useLang } from '../../view';
import { arrivals } from './arrivals';
import { copy } from './copy';
import { oldSite, thisPage } from './data';
import { formatSeconds, formatWeight } from './format';

type Part = { id: string; name: string; weight: string; arrives: number };

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
        {parts.map(({ id, name: what, weight, arrives }) => (
          <li key={id} data-part={id}>
            <span>{what}</span>{' '}
            <span className="web__amount">{`${weight} · ${formatSeconds(arrives, lang)}`}</span>
          </li>
        ))}
      </ul>
    </li>
  );
};

/** The loading time and weight of each part of both sites, on one scale. */
export const LoadBars = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  return (
    <ul className="web__bars">
      <Bar
        name={t.old}
        parts={(['frame', 'slider', 'extras'] as const).map((id) => ({
          id,
          name: t.parts[id],
          weight: formatWeight(oldSite[id].kilobytes, lang),
          arrives: arrivals.oldSite[id],
        }))}
      />
      <Bar
        name={t.own}
        parts={(['document', 'rest'] as const).map((id) => ({
          id,
          name: t.parts[id],
          weight: t.atMost(formatWeight(thisPage[id].kilobytes, lang)),
          arrives: arrivals.thisPage[id],
        }))}
      />
    </ul>
  );
};
