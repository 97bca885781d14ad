import { useEffect, useRef, useState } from 'react';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { contactHref } from '../../../shared/links';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { cheapestPlan, cheapestRanges, type PlanRange } from '../../../shared/prices/planCost';
import { maxCount, readCount } from '../../../shared/readCount';
import { useLang, useSource } from '../../document/view';
import { copy } from './copy';
import '../demo/result.css';
import './control.css';
import './plan-finder.css';

type Props = {
  plans: readonly ApiPlan[];
  /** Whether the store bills pages, of which a request may have several. */
  billedPerPage?: boolean | undefined;
};

/** The plan and its cost, the sum where the requests go beyond the quota, and what limits or raises it. */
const describeCost = (
  { plan, cost }: { plan: ApiPlan; cost: number },
  requests: number,
  { lang, billedPerPage }: { lang: Lang; billedPerPage: boolean | undefined },
): string => {
  const t = copy(lang).planFinder;
  const price = { ...plan.price[lang], amount: cost, digits: 2 };
  const beyond = requests - plan.quota;
  const { extra, perHour = requests } = plan;
  return [
    t.result(t.requests(requests, formatNumber(requests, lang)), plan.id, formatPrice(price, lang)),
    extra && beyond > 0
      ? ` (${formatPrice(plan.price[lang], lang)} + ${formatNumber(beyond, lang)} × ${formatPrice(extra[lang], lang)})`
      : '',
    perHour < requests ? t.perHour(formatNumber(perHour, lang)) : '',
    billedPerPage ? t.perPage : '',
  ].join('');
};

/** Where a number of requests stands on a logarithmic scale from 1 to the end, in percent. */
const placeOn = (end: number) => (requests: number) =>
  Math.min(100, (100 * Math.log10(requests)) / Math.log10(end));

type Place = ReturnType<typeof placeOn>;

const percent = (value: number): string => `${value.toFixed(1)}%`;

/** A line across the scale, as a rectangle: percentages need no coordinates. */
const Line = ({ at, className }: { at: number; className: string }) => (
  <rect className={className} x={percent(at)} width="1" height="100%" />
);

/** Numbers above or below the scale; the last one does not leave it. */
const Numbers = ({ of, place, className }: { of: number[]; place: Place; className?: string }) => {
  const lang = useLang();
  return (
    <svg className={className} aria-hidden="true">
      {of.map((requests) => {
        const at = place(requests);
        return (
          <text key={requests} x={percent(at)} y="80%" textAnchor={at > 90 ? 'end' : 'middle'}>
            {formatNumber(requests, lang)}
          </text>
        );
      })}
    </svg>
  );
};

type BarProps = {
  range: PlanRange;
  ticks: readonly number[];
  /** The reader's number, if the scale has it. */
  now: number | undefined;
  place: Place;
};

/** The bar of a range; it begins where the one before ends. */
const RangeBar = ({ range: { from, to }, ticks, now, place }: BarProps) => {
  const start = place(Math.max(1, from - 1));
  const end = to === undefined ? 100 : place(to);
  return (
    <svg aria-hidden="true">
      {ticks.map((requests) => (
        <Line key={requests} className="plan-finder__tick" at={place(requests)} />
      ))}
      <rect x={percent(start)} width={percent(Math.max(1, end - start))} y="30%" height="40%" />
      {now && <Line className="plan-finder__now needs-react" at={place(now)} />}
    </svg>
  );
};

const inputId = 'plan-finder-requests';
const resultId = 'plan-finder-result';

/** How long nothing is typed before the result is said, in milliseconds: a screen reader would say it at each digit. */
const pause = 700;

/** A value that follows another one when it has not changed for so many milliseconds. */
const useDelayed = <T,>(value: T, milliseconds: number): T => {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return delayed;
};

/**
 * For how many requests a month each plan is the cheapest one, and a field that names the plan and its cost for the
 * reader's own number. Without script the ranges say it.
 */
export const PlanFinder = ({ plans, billedPerPage }: Props) => {
  const lang = useLang();
  const source = useSource();
  const { planFinder: t, limits } = copy(lang);
  const input = useRef<HTMLInputElement>(null);
  // An example that goes beyond the quota of the first paid plan.
  const example = formatNumber(1.5 * (plans[1]?.quota ?? 0), lang);
  const [typed, setTyped] = useState(example);
  // What was typed before React came.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const ranges = cheapestRanges(plans);
  const last = ranges.at(-1);
  const end = last?.to ?? (last?.from ?? 1) * 6;
  const place = placeOn(end);
  const ticks = [10, 100, 1_000, 10_000].filter((tick) => tick < end);
  const requests = readCount(typed) ?? 0;
  const found = requests > 0 ? cheapestPlan(plans, requests) : undefined;
  const now = found && requests;
  const describe = (): string => {
    if (found) return describeCost(found, requests, { lang, billedPerPage });
    if (requests > 0 && last?.to) return t.more(formatNumber(last.to, lang));
    return t.invalid(formatNumber(maxCount, lang));
  };
  const result = useDelayed(describe(), pause);
  return (
    <div className="stack-3 box plan-finder">
      <h3>{t.title}</h3>
      <Numbers className="plan-finder__number needs-react" of={now ? [now] : []} place={place} />
      <ol>
        {ranges.map((range) => (
          <li
            key={range.plan.id}
            className={range.plan === found?.plan ? 'plan-finder__least' : undefined}
          >
            <b>{range.plan.id}</b>{' '}
            <span>
              {range.to === undefined
                ? t.above(formatNumber(range.from, lang))
                : t.range(formatNumber(range.from, lang), formatNumber(range.to, lang))}
            </span>
            <RangeBar range={range} ticks={ticks} now={now} place={place} />
          </li>
        ))}
      </ol>
      <Numbers of={ticks} place={place} />
      {last?.to !== undefined && (
        <p>
          {t.more(formatNumber(last.to, lang))} <a href={contactHref(lang, source)}>{limits.ask}</a>
        </p>
      )}
      <p className="row plan-finder__field needs-react">
        <label htmlFor={inputId}>{t.field}</label>
        <input
          className="control"
          id={inputId}
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={resultId}
          aria-invalid={requests === 0}
          defaultValue={example}
          onChange={({ target }) => setTyped(target.value)}
        />
      </p>
      <p className="demo__result needs-react" id={resultId} role="status">
        {result}
      </p>
    </div>
  );
};
