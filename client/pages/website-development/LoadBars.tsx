import { useLang } from '../../view';
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

const Bar = ({ name, parts }: { name: string; parts: readonly Part[] }) => {
  const lang = useLang();
  return (
    <li className="stack-1">
      <h3>{name}</h3>
      <svg
        viewBox="0 0 100 1"
        width="100%"
        height="44"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect fill="var(--sunken)" width="100" height="1" />
        {parts.toReversed().map(({ id, arrives }) => (
          <rect key={id} fill={fills[id]} width={tenths(arrives)} height="1" />
        ))}
      </svg>
      <ul className="row small web__key">
        {parts.map(({ id, name: what, arrives }) => (
          <li key={id} className="row">
            <svg viewBox="0 0 20 22" width="20" height="22" aria-hidden="true">
              <path fill={fills[id]} d="M0 4h14v14H0z" />
            </svg>
            <p>
              {what} <span className="tabular">{formatSeconds(arrives, lang)}</span>
            </p>
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
    <ul className="stack-3">
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
        parts={(['firstView', 'rest'] as const).map((id) => ({
          id,
          name: t.parts[id],
          arrives: arrivals.thisPage[id],
        }))}
      />
    </ul>
  );
};
