import { formatNumber } from '../../../shared/format';
import { Section } from '../../components/Section';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { lastDay, type Step, steps } from './data';

/** Days as a part of all days. */
const share = (days: number) => `${Math.round((days / lastDay) * 1000) / 10}%`;

/** All days, with the numbers of the steps that take them; the words of the steps say the same. */
const Days = ({ first, last }: { first: string; last: string }) => (
  <svg width="100%" height="62" fill="var(--ink-soft)" fontSize="15" aria-hidden="true">
    {steps.map(
      ({ id, days }: Step, at) =>
        days && (
          <g key={id} textAnchor="middle" fontWeight="700">
            <rect
              x={share(days.from - 1)}
              width={share(days.to - days.from + 0.96)}
              height="38"
              fill="var(--leaf)"
            />
            <text x={share((days.from + days.to - 1) / 2)} y="25" fill="var(--on-leaf)">
              {at + 1}
            </text>
          </g>
        ),
    )}
    <text y="58">{first}</text>
    <text x={share(lastDay - 0.04)} y="58" textAnchor="end">
      {last}
    </text>
  </svg>
);

/** The steps: what happens, what the client does, and when. */
export const Process = () => {
  const lang = useLang();
  const { process: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const when = ({ days }: Step) => (days ? t.day(number(days.from), number(days.to)) : t.before);
  return (
    <Section id="process" title={t.title} intro={t.intro(number(lastDay))}>
      <Days first={t.day(number(1), number(1))} last={t.day(number(lastDay), number(lastDay))} />
      <StepList
        className="steps halves"
        items={steps.map((step) => {
          const { name, text, you } = t.items[step.id];
          return {
            title: name,
            text: (
              <>
                <span className="small">{when(step)}</span> <br />
                {text} <b>{t.you}</b> {you}
              </>
            ),
          };
        })}
      />
    </Section>
  );
};
