import { useEffect, useRef, useState } from 'react';
import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { contactHref } from '../../../shared/links';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { cheapestPlan, cheapestRanges } from '../../../shared/prices/planCost';
import { maxCount, readCount } from '../../../shared/readCount';
import { useLang, useSource } from '../../document/view';
import { copy } from './copy';
import { PlanRange } from './PlanRange';
import '../demo/result.css';
import './control.css';
import './plan-finder.css';

type Props = {
  plans: readonly ApiPlan[];
  /** Whether the store bills pages, of which a request may have several. */
  billedPerPage?: boolean | undefined;
};

/** The plan and its cost, the sum where the count goes beyond the quota, and what limits or raises it. */
const describeCost = (
  { plan, cost }: { plan: ApiPlan; cost: number },
  count: number,
  unit: 'requests' | 'pages',
  lang: Lang,
): string => {
  const t = copy(lang).planFinder;
  // Cents only where there are some.
  const price = { ...plan.price[lang], amount: cost, ...(cost % 1 && { digits: 2 }) };
  const beyond = count - plan.quota;
  const { extra, perHour = plan.quota } = plan;
  const quota = formatNumber(plan.quota, lang);
  const each = extra && formatPrice(extra[lang], lang);
  return [
    t.result(t[unit](count, formatNumber(count, lang)), plan.id, formatPrice(price, lang)),
    each && beyond > 0
      ? ` (${formatPrice(plan.price[lang], lang)} + ${formatNumber(beyond, lang)} × ${each})`
      : '',
    perHour < plan.quota ? t.perHour(formatNumber(perHour, lang)) : '',
    each ? t.extra(quota, each) : t.refused(quota),
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
 * For how many requests a month each plan is the cheapest one, and fields that name the plan and its cost for the
 * reader's own number: of requests, or of documents and their pages where the store bills those. Without script the
 * ranges say it.
 */
export const PlanFinder = ({ plans, billedPerPage }: Props) => {
  const lang = useLang();
  const source = useSource();
  const { planFinder: t, limits } = copy(lang);
  const box = useRef<HTMLDivElement>(null);
  const unit = billedPerPage ? 'pages' : 'requests';
  // An example that goes beyond the quota of the first paid plan.
  const example = 1.5 * (plans[1]?.quota ?? 0);
  const fields = billedPerPage
    ? [
        { id: inputId, label: t.fields.documents, example: example / 2, most: maxCount },
        { id: 'plan-finder-pages', label: t.fields.pages, example: 2, most: maxInvoicePages },
      ]
    : [{ id: inputId, label: t.fields.requests, example, most: maxCount }];
  const [typed, setTyped] = useState(fields.map((field) => formatNumber(field.example, lang)));
  const read = () =>
    setTyped([...(box.current?.querySelectorAll('input') ?? [])].map((input) => input.value));
  // What was typed before React came.
  useEffect(read, []);
  const ranges = cheapestRanges(plans);
  const last = ranges.at(-1);
  const end = last?.to ?? (last?.from ?? 1) * 6;
  /** What each field says, or 0 where that is no number that it takes. */
  const counts = fields.map(({ most }, at) => {
    const count = readCount(typed[at] ?? '') ?? 0;
    return count > most ? 0 : count;
  });
  const invalid = fields[counts.indexOf(0)];
  const count = counts.reduce((product, one) => product * one);
  const found = count > 0 ? cheapestPlan(plans, count) : undefined;
  const describe = (): string => {
    if (invalid) return t.invalid(invalid.label, formatNumber(invalid.most, lang));
    if (found) return describeCost(found, count, unit, lang);
    return t.more(formatNumber(last?.to ?? 0, lang));
  };
  const result = useDelayed(describe(), pause);
  return (
    <div className="stack-4 box plan-finder">
      <h3>{t.title[unit]}</h3>
      <ol className="tabular">
        {ranges.map(({ plan, from, to }, at) => (
          <li key={plan.id} className={plan === found?.plan ? 'plan-finder__least' : undefined}>
            <p className="row">
              <b>{plan.id}</b>{' '}
              <span>
                {to === undefined
                  ? t.above(formatNumber(from, lang))
                  : t.range(formatNumber(from, lang), formatNumber(to, lang))}
              </span>
            </p>
            <PlanRange
              from={Math.max(1, from - 1)}
              to={to ?? end}
              end={end}
              own={found ? count : 0}
              hasOwnLabel={at === 0}
              hasTickLabels={at === ranges.length - 1}
            />
          </li>
        ))}
      </ol>
      <div className="stack-3 halves" ref={box}>
        <div className="stack-2">
          {fields.map(({ id, label, example }, at) => (
            <p key={id} className="row plan-finder__field needs-react">
              <label htmlFor={id}>{label}</label>
              <input
                className="control"
                id={id}
                inputMode="numeric"
                autoComplete="off"
                aria-describedby={resultId}
                aria-invalid={counts[at] === 0}
                defaultValue={formatNumber(example, lang)}
                onChange={read}
              />
            </p>
          ))}
        </div>
        <div className="stack-3">
          <p className="demo__result needs-react" id={resultId} role="status">
            {result}
          </p>
          {last?.to !== undefined && (
            <p>
              {t.more(formatNumber(last.to, lang))}{' '}
              <a href={contactHref(lang, source)}>{limits.ask}</a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
};
