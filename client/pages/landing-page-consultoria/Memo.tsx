import { formatNumber, formatPrice } from '../../../shared/format';
import { delivery, prices } from './data';
import { own } from './onlyPortuguese';

const reais = (amount: number): string => formatPrice({ amount, currency: 'BRL' }, 'pt');

/** For whom, what, how much, how long: the lines that head a report. */
export const Memo = () => {
  const { memo } = own;
  const lines = [
    [memo.for.term, memo.for.text],
    [memo.what.term, memo.what.text],
    [memo.price.term, memo.price.text(reais(prices.from), reais(prices.to))],
    [
      memo.time.term,
      memo.time.text(formatNumber(delivery.from, 'pt'), formatNumber(delivery.to, 'pt')),
    ],
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
