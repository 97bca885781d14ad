import { plansRange } from '../../components/landing/plansRange';
import { own } from './copy.pt';

/** The header of the report: client, subject, price and duration. */
export const ReportHeader = () => {
  const { memo } = own;
  const { lowest, highest, soonest, latest } = plansRange;
  const lines = [
    [memo.for.term, memo.for.text],
    [memo.what.term, memo.what.text],
    [memo.price.term, memo.price.text(lowest, highest)],
    [memo.time.term, memo.time.text(soonest, latest)],
  ] as const;
  return (
    <dl className="consult__memo">
      {lines.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
