import { formatSpan } from '../../components/ledger/span';
import { words } from './copy.pt';
import { spans } from './data';
import { Section } from './Section';

const { services: t } = words;

const names = ['terrain', 'design', 'reform', 'site'] as const;

/** The weeks of a unit. */
const weeks = { week: 1, month: 52 / 12 } as const;

/** The end of the scale: the longest of the spans that end. */
const longest = spans.design.to * weeks[spans.design.unit];

/** A span to scale: certain up to its shorter end, open up to its longer one; without an end it is open. */
const SpanLine = ({ of: span }: { of: (typeof spans)[keyof typeof spans] }) => {
  const [from, to] = span
    ? [span.from, span.to].map((figure) => ((figure * weeks[span.unit] * 100) / longest).toFixed(1))
    : [0, 100];
  return (
    <svg
      width="100%"
      viewBox="0 0 100 11"
      height="11"
      preserveAspectRatio="none"
      fill="none"
      stroke="var(--signal)"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" d={`M0 0v11M0 5.5H${from}`} />
      <path vectorEffect="non-scaling-stroke" strokeDasharray="3 5" d={`M${from} 5.5H${to}`} />
    </svg>
  );
};

export const Services = () => (
  <Section id="servicos" title={t.title} intro={t.intro}>
    <ul className="ruled">
      {names.map((name) => {
        const span = spans[name];
        const item = t.items[name];
        return (
          <li key={name} className="stack-4 thirds">
            <h3>{item.name}</h3>
            <p>{item.text}</p>
            <dl className="architecture-studio__service">
              <dt className="small">{t.out}</dt>
              <dd>{item.out}</dd>
              <dt className="small">{t.time}</dt>
              <dd className="strong">
                <span>{span ? formatSpan(span, 'pt') : t.whileBuilding}</span>
                <SpanLine of={span} />
              </dd>
            </dl>
          </li>
        );
      })}
    </ul>
  </Section>
);
