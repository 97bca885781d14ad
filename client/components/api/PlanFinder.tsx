import { useEffect, useRef, useState } from 'react';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { contactHref } from '../../../shared/links';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { cheapestPlan, cheapestRanges } from '../../../shared/prices/planCost';
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
  // Cents only where there are some.
  const price = { ...plan.price[lang], amount: cost, ...(cost % 1 && { digits: 2 }) };
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
  const requests = readCount(typed) ?? 0;
  const found = requests > 0 ? cheapestPlan(plans, requests) : undefined;
  const describe = (): string => {
    if (found) return describeCost(found, requests, { lang, billedPerPage });
    if (requests > 0 && last?.to) return t.more(formatNumber(last.to, lang));
    return t.invalid(formatNumber(maxCount, lang));
  };
  const result = useDelayed(describe(), pause);
  return (
    <div className="stack-3 box halves plan-finder">
      <h3 className="wide">{t.title}</h3>
      <ol className="ruled tabular">
        {ranges.map(({ plan, from, to }) => (
          <li key={plan.id} className={plan === found?.plan ? 'row plan-finder__least' : 'row'}>
            <b>{plan.id}</b>{' '}
            <span>
              {to === undefined
                ? t.above(formatNumber(from, lang))
                : t.range(formatNumber(from, lang), formatNumber(to, lang))}
            </span>
          </li>
        ))}
      </ol>
      <div className="stack-3">
        {last?.to !== undefined && (
          <p>
            {t.more(formatNumber(last.to, lang))}{' '}
            <a href={contactHref(lang, source)}>{limits.ask}</a>
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
    </div>
  );
};
