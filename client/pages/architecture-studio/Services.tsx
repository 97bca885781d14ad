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
    ? [span.from, span.to].map((figure) => `${(figure * weeks[span.unit] * 100) / longest}%`)
    : ['0%', '100%'];
  return (
    <svg className="studio__span" width="100%" height="11" fill="none" aria-hidden="true">
      <path d="M1 0v11" />
      <line x2={from} y1="5.5" y2="5.5" strokeWidth="3" />
      <line x1={from} x2={to} y1="5.5" y2="5.5" strokeWidth="3" strokeDasharray="3 5" />
    </svg>
  );
};

export const Services = () => (
  <Section id="servicos" title={t.title} intro={t.intro}>
    <ul>
      {names.map((name) => {
        const span = spans[name];
        const item = t.items[name];
        return (
          <li key={name} className="stack-1 thirds studio__service">
            <h3>{item.name}</h3>
            <p>{item.text}</p>
            <dl>
              <dt className="small">{t.out}</dt>
              <dd>{item.out}</dd>
              <dt className="small">{t.time}</dt>
              <dd className="strong">{span ? formatSpan(span, 'pt') : t.whileBuilding}</dd>
              <dd>
                <SpanLine of={span} />
              </dd>
            </dl>
          </li>
        );
      })}
    </ul>
  </Section>
);
