import { formatNumber } from '../../../shared/format';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { lastDay, type Step, steps } from './data';

/** The days of a step on a ruler of all days; its words say the same. */
const Days = ({ step: { days } }: { step: Step }) =>
  days && (
    <svg
      className="lead-capture-tool__days"
      viewBox={`0 0 ${lastDay} 1`}
      preserveAspectRatio="none"
      strokeDasharray=".94 .06"
      aria-hidden="true"
    >
      <path stroke="var(--line)" d={`M0 .5H${lastDay}`} />
      <path stroke="var(--leaf)" d={`M${days.from - 1} .5H${days.to}`} />
    </svg>
  );

/** All days with the numbers of the steps that take them; where rows are wide, each row has its own days. */
const Calendar = ({ first, last }: { first: string; last: string }) => (
  <svg className="lead-capture-tool__plan" viewBox={`0 0 ${lastDay * 35} 62`} aria-hidden="true">
    {steps.map(
      ({ id, days }: Step, at) =>
        days && (
          <g key={id} textAnchor="middle">
            <path
              fill="var(--leaf)"
              d={`M${days.from * 35 - 35} 0H${days.to * 35 - 2}V36H${days.from * 35 - 35}z`}
            />
            <text x={(days.from + days.to - 1) * 17.5 - 1} y="24" fill="var(--on-leaf)">
              {at + 1}
            </text>
          </g>
        ),
    )}
    <text y="58">{first}</text>
    <text x={lastDay * 35 - 2} y="58" textAnchor="end">
      {last}
    </text>
  </svg>
);

/** The steps as rows of a calendar: what happens, what the client does, and when. */
export const Process = () => {
  const lang = useLang();
  const { process: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const when = ({ days }: Step) => (days ? t.day(number(days.from), number(days.to)) : t.before);
  return (
    <Section
      id="process"
      className="lead-capture-tool__process"
      title={t.title}
      intro={t.intro(number(lastDay))}
    >
      <Calendar
        first={t.day(number(1), number(1))}
        last={t.day(number(lastDay), number(lastDay))}
      />
      <ol>
        {steps.map((step) => {
          const { name, text, you } = t.items[step.id];
          return (
            <li key={step.id}>
              <h3>{name}</h3>
              <p className="small lead-capture-tool__when">{when(step)}</p>
              <p className="lead-capture-tool__text">{text}</p>
              <p className="lead-capture-tool__you">
                <b>{t.you}</b> <span>{you}</span>
              </p>
              <Days step={step} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
};
