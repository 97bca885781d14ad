import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';

const percent = (share: number): string => `${Math.min(100, share).toFixed(1)}%`;

/** Where a number stands on a logarithmic scale from 1 to the end, in percent. */
const placeOn = (end: number) => (count: number) => (100 * Math.log10(count)) / Math.log10(end);

type MarkProps = {
  count: number;
  end: number;
  /** Whether it is the reader's own number, whose label stands above the scale; those of ticks stand below. */
  own?: boolean;
  labelled: boolean;
};

/** A number on the scale as a line across it, and its label. */
const Mark = ({ count, end, own, labelled }: MarkProps) => {
  const lang = useLang();
  const at = placeOn(end)(count);
  return (
    <g className={own ? 'plan-finder__now needs-react' : undefined}>
      <rect x={percent(at)} width={own ? 3 : 1} height="100%" />
      {labelled && (
        <text
          fill="currentColor"
          x={percent(at)}
          y={own ? '0' : '100%'}
          dy={own ? '-0.5em' : '1.25em'}
          textAnchor={at > 90 ? 'end' : 'middle'}
        >
          {formatNumber(count, lang)}
        </text>
      )}
    </g>
  );
};

type Props = {
  from: number;
  to: number;
  /** Where the scale ends. */
  end: number;
  /** The reader's number, or 0 where the scale does not have it. */
  own: number;
  /** Of the rows below each other, the first one has the label of the reader's number, and the last one those of ticks. */
  hasOwnLabel: boolean;
  hasTickLabels: boolean;
};

/** The numbers of requests for which a plan is the cheapest, as a bar on the scale that all plans share. */
export const PlanRange = ({ from, to, end, own, hasOwnLabel, hasTickLabels }: Props) => {
  const place = placeOn(end);
  return (
    <svg aria-hidden="true" width="100%">
      {[10, 100, 1000, 10_000]
        .filter((count) => count < end)
        .map((count) => (
          <Mark key={count} count={count} end={end} labelled={hasTickLabels} />
        ))}
      <rect
        fill="currentColor"
        x={percent(place(from))}
        width={percent(Math.max(1, place(to) - place(from)))}
        y="30%"
        height="40%"
      />
      {own > 0 && <Mark own count={own} end={end} labelled={hasOwnLabel} />}
    </svg>
  );
};
