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

type TickProps = { at: number; seconds: string; isLast: boolean };

/** The second at the end of a part, below it. At the end of a short bar it stands after its line, where there is room. */
const Tick = ({ at, seconds, isLast }: TickProps) => (
  <>
    <rect x={`${at}%`} width="1" height="50" />
    <text x={`${at}%`} y="50" dy="1em" textAnchor={at > 25 ? 'end' : isLast ? 'start' : 'middle'}>
      {seconds}
    </text>
  </>
);

const Bar = ({ name, parts }: { name: string; parts: readonly Part[] }) => {
  const lang = useLang();
  const isFull = parts.some(({ arrives }) => arrives === longest);
  return (
    <li className="stack-2">
      <h3>{name}</h3>
      <svg className="tabular website-development__load" width="100%" aria-hidden="true">
        <rect fill="var(--sunken)" width="100%" height="44" />
        {parts.toReversed().map(({ id, arrives }) => (
          <rect key={id} fill={fills[id]} width={`${tenths(arrives)}%`} height="44" />
        ))}
        {parts.map(({ id, arrives }, at) => (
          <Tick
            key={id}
            at={tenths(arrives)}
            seconds={formatSeconds(arrives, lang)}
            isLast={at === parts.length - 1}
          />
        ))}
        {isFull && (
          <text y="50" dy="1em">
            {formatSeconds(0, lang)}
          </text>
        )}
      </svg>
      <ul className="row small">
        {parts.map(({ id, name: what, arrives }) => (
          <li key={id} className="row">
            <svg viewBox="0 0 20 22" width="20" height="22" aria-hidden="true">
              <path fill={fills[id]} d="M0 4h14v14H0z" />
            </svg>
            <p>
              {what} <span className="tabular visually-hidden">{formatSeconds(arrives, lang)}</span>
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
    <ul className="stack-4">
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
