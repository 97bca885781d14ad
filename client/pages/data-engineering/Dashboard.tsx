import { formatNumber } from '../../../shared/format';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { Stamp } from '../../components/paper/Stamp';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { exampleMonth, night, sources } from './data';
import { corrected, formatMoney, formatThousands, total } from './totals';
import './dashboard.drawing.css';

/** The bars of all months, the example month in another colour. */
const Bars = () => {
  const lang = useLang();
  const { chart, months } = copy(lang).may;
  const totals = months.map((_name, month) => total(month));
  const highest = Math.max(...totals);
  return (
    <div className="stack-2">
      <p aria-hidden="true">{chart}</p>
      <svg viewBox={`0 0 ${months.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {totals.map((amount, month) => (
          <rect
            key={months[month]}
            x={month + 0.1}
            y={1 - amount / highest}
            width="0.8"
            height={amount / highest}
            fill={month === exampleMonth ? 'var(--ink)' : 'var(--line)'}
          />
        ))}
      </svg>
      <p className="data-engineering__months" aria-hidden="true">
        {months.map((name, month) => (
          <span key={name}>
            {name.slice(0, 3)} <b>{formatThousands(totals[month] ?? 0, lang)}</b>
          </span>
        ))}
      </p>
    </div>
  );
};

/** The finished dashboard as the owner sees it on a phone, with the corrected figures of the example. */
export const Dashboard = () => {
  const lang = useLang();
  const { gains: t, may } = copy(lang);
  const [month = '', before = ''] = [may.months[exampleMonth], may.months[exampleMonth - 1]];
  const growth = (total(exampleMonth) / total(exampleMonth - 1) - 1) * 100;
  return (
    <figure className="stack-3">
      <div className="ground-sheet stack-3 tabular data-engineering__phone">
        <p>
          <span>{t.screen.sales(month)}</span>{' '}
          <strong>{formatMoney(total(exampleMonth), lang)}</strong>{' '}
          <span>{t.screen.more(formatNumber(growth, lang, 0), before)}</span>
        </p>
        <Bars />
        <dl>
          {sources.map((source) => (
            <div key={source}>
              <dt>{may.sources[source]}</dt>
              <dd>{formatMoney(corrected(source), lang)}</dd>
            </div>
          ))}
        </dl>
        <Stamp />
        <p>{t.screen.fresh(formatTimeOfDay(night.at, lang))}</p>
      </div>
    </figure>
  );
};
