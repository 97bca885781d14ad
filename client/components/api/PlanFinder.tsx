import { useEffect, useRef, useState } from 'react';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { contactHref } from '../../../shared/links';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { cheapestPlan, cheapestRanges, type PlanRange } from '../../../shared/prices/planCost';
import { useLang, useSource } from '../../view';
import { copy } from './copy';

/** The plan and its cost, and behind it the sum where the requests go beyond the quota. */
const describeCost = (
  { plan, cost }: { plan: ApiPlan; cost: number },
  requests: number,
  lang: Lang,
) => {
  const t = copy(lang).planFinder;
  const price = { ...plan.price[lang], amount: cost, digits: 2 };
  const beyond = requests - plan.quota;
  const sum =
    plan.extra && beyond > 0
      ? ` (${formatPrice(plan.price[lang], lang)} + ${formatNumber(beyond, lang)} × ${formatPrice(plan.extra[lang], lang)})`
      : '';
  return t.result(formatNumber(requests, lang), plan.id, formatPrice(price, lang)) + sum;
};

/** The bar of a range on a logarithmic scale from one request on. */
const RangeBar = ({ range: { from, to }, end }: { range: PlanRange; end: number }) => {
  const place = (requests: number) => (100 * Math.log10(requests)) / Math.log10(end);
  const start = place(from);
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 2h100" className="plan-finder__scale" />
      <rect
        x={start.toFixed(1)}
        width={Math.max(1, place(to ?? end) - start).toFixed(1)}
        height="4"
      />
    </svg>
  );
};

const inputId = 'plan-finder-requests';

/**
 * For how many requests a month each plan is the cheapest one, and a field that names the plan and its cost for the
 * reader's own number. Without script the ranges say it.
 */
export const PlanFinder = ({ plans }: { plans: readonly ApiPlan[] }) => {
  const lang = useLang();
  const source = useSource();
  const { planFinder: t, limits } = copy(lang);
  const input = useRef<HTMLInputElement>(null);
  // An example that goes beyond the quota of the first paid plan.
  const example = String(1.5 * (plans[1]?.quota ?? 0));
  const [typed, setTyped] = useState(example);
  // What was typed before React came.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const ranges = cheapestRanges(plans);
  const last = ranges.at(-1);
  const end = last?.to ?? (last?.from ?? 1) * 6;
  const requests = Math.floor(Number(typed));
  const found = requests >= 1 ? cheapestPlan(plans, requests) : undefined;
  return (
    <div className="plan-finder">
      <h3>{t.title}</h3>
      <ol className="plan-finder__ranges">
        {ranges.map((range) => (
          <li key={range.plan.id}>
            <strong>{range.plan.id}</strong>{' '}
            <span>
              {range.to === undefined
                ? t.above(formatNumber(range.from, lang))
                : t.range(formatNumber(range.from, lang), formatNumber(range.to, lang))}
            </span>
            <RangeBar range={range} end={end} />
          </li>
        ))}
      </ol>
      {last?.to !== undefined && (
        <p>
          {t.more(formatNumber(last.to, lang))} <a href={contactHref(lang, source)}>{limits.ask}</a>
        </p>
      )}
      <p className="plan-finder__field">
        <label htmlFor={inputId}>{t.field}</label>
        <input
          className="control"
          id={inputId}
          ref={input}
          type="number"
          min="1"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={example}
          onChange={({ target }) => setTyped(target.value)}
        />
      </p>
      <p className="plan-finder__result" role="status">
        {found && describeCost(found, requests, lang)}
        {!found && last?.to && requests >= 1 && t.more(formatNumber(last.to, lang))}
      </p>
    </div>
  );
};
