import { useLang } from '../../document/view';
import { arrivals } from './arrivals';
import { copy } from './copy';
import { formatSeconds } from './format';

/** The colour of each part. */
const fills = {
  frame: 'var(--coral)',
  slider: 'color-mix(in oklab, var(--coral) 65%, var(--paper))',
  extras: 'color-mix(in oklab, var(--coral) 35%, var(--paper))',
  firstView: 'var(--leaf)',
  rest: 'color-mix(in oklab, var(--leaf) 50%, var(--paper))',
};

type Part = { id: keyof typeof fills; name: string; arrives: number };

const longest = arrivals.oldSite.extras;
const tenths = (seconds: number): number => Math.round((1000 * seconds) / longest) / 10;

/** The parts of a site, each with its name, the second at which it is there, and its share of the time. */
const Parts = ({ name, parts }: { name: string; parts: readonly Part[] }) => {
  const lang = useLang();
  return (
    <li className="stack-3">
      <h3>{name}</h3>
      <ol className="stack-2">
        {parts.map(({ id, name: what, arrives }, at) => {
          const start = tenths(parts[at - 1]?.arrives ?? 0);
          return (
            <li key={id} className="website-development__load">
              <span>{what}</span> <b className="tabular">{formatSeconds(arrives, lang)}</b>
              <svg width="100%" height="16" aria-hidden="true">
                <rect fill="var(--sunken)" width="100%" height="16" />
                <rect
                  fill={fills[id]}
                  x={`${start}%`}
                  width={`${tenths(arrives) - start}%`}
                  height="16"
                />
              </svg>
            </li>
          );
        })}
      </ol>
    </li>
  );
};

/** The loading time of each part of both sites, on one scale. */
export const LoadBars = () => {
  const { numbers: t } = copy(useLang());
  return (
    <ul className="stack-5">
      <Parts
        name={t.old}
        parts={(['frame', 'slider', 'extras'] as const).map((id) => ({
          id,
          name: t.parts[id],
          arrives: arrivals.oldSite[id],
        }))}
      />
      <Parts
        name={t.own}
        parts={(['firstView', 'rest'] as const).map((id) => ({
          id,
          name: t.parts[id],
          arrives: arrivals.thisPage[id],
        }))}
      />
    </ul>
  );
};
