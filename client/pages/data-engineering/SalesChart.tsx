import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import {
  below,
  besideExcess,
  box,
  excess,
  heightOf,
  middle,
  partOf,
  plot,
  ticks,
} from './chartLayout';
import { copy } from './copy';
import { exampleMonth, sales, sources } from './data';
import { formatThousands, reportedTogether, total } from './totals';
import '../../components/key/key.css';

/** A bar chart of sales by month and source; the table below it has the same figures. */
export const SalesChart = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  const totals = t.months.map((_name, month) => total(month));
  const label = t.describe(
    formatThousands(Math.min(...totals), lang),
    formatThousands(Math.max(...totals), lang),
  );
  return (
    <div className="stack-3 tabular data-engineering__chart">
      <h3>{t.chart}</h3>
      <ul className="row small key">
        {sources.map((source) => (
          <li key={source} data-source={source}>
            {t.sources[source]}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={label}
        overflow="visible"
        fill="currentColor"
        stroke="var(--paper)"
        strokeWidth="3"
        paintOrder="stroke"
        fontSize="14"
        textAnchor="middle"
      >
        <path
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="0.6"
          d={ticks.map((tick) => `M${plot.left} ${heightOf(tick)}H${plot.right}`).join('')}
        />
        {ticks.map((tick) => (
          <text key={tick} x={plot.left - 6} y={heightOf(tick) + 3} textAnchor="end">
            {formatNumber(tick / 1000, lang)}
          </text>
        ))}
        {sources.map((source, index) => (
          <g key={source} data-source={source}>
            <path fill="var(--tone)" strokeWidth="0.8" paintOrder="fill" d={partOf(source)} />
            <g
              className="data-engineering__of"
              fill="var(--tone)"
              fontWeight="700"
              data-when-a={index + 1}
            >
              {t.sources[source].split(' ').map((word, line, { length }) => (
                <text
                  key={word}
                  y={below.value + (line - (length - 1) / 2) * 14}
                  textAnchor="start"
                >
                  {word}
                </text>
              ))}
              {sales[source].map((amount, month) => (
                <text key={t.months[month]} x={middle(month)} y={below.value}>
                  {formatThousands(amount, lang)}
                </text>
              ))}
            </g>
          </g>
        ))}
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="0.8"
          strokeDasharray="3 2"
          d={excess}
        />
        <text {...besideExcess} textAnchor="end">
          {t.before(formatThousands(reportedTogether, lang))}
        </text>
        {t.months.map((name, month) => (
          <g key={name} fontWeight={month === exampleMonth ? 700 : undefined}>
            <text x={middle(month)} y={heightOf(totals[month] ?? 0) - 4}>
              {formatThousands(totals[month] ?? 0, lang)}
            </text>
            <text x={middle(month)} y={below.month}>
              {name.slice(0, 3)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
};
