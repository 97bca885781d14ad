import { formatNumber } from '../../../shared/format';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { lastDay, type Step, steps } from './data';
import '../../components/steps/steps.css';

/** The days of a step on a ruler of all days; its words say the same. */
const Days = ({ from, to }: { from: number; to: number }) => (
  <svg
    width="100%"
    height="14"
    viewBox={`0 0 ${lastDay} 1`}
    preserveAspectRatio="none"
    strokeDasharray=".94 .06"
    aria-hidden="true"
  >
    <path stroke="var(--line)" d={`M0 .5H${lastDay}`} />
    <path stroke="var(--leaf)" d={`M${from - 1} .5H${to}`} />
  </svg>
);

/** The steps as rows of a calendar: what happens, when, and what the client does. */
export const Process = () => {
  const lang = useLang();
  const { process: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const when = ({ days }: Step) => (days ? t.day(number(days.from), number(days.to)) : t.before);
  return (
    <Section id="process" title={t.title} intro={t.intro(number(lastDay))}>
      <ol className="steps ruled">
        {steps.map((step: Step & (typeof steps)[number]) => {
          const { name, text, you } = t.items[step.id];
          return (
            <li key={step.id}>
              <div className="stack-2 split">
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
                <div>
                  {step.days && <Days {...step.days} />}
                  <p>
                    <span className="small">{when(step)}</span> <br />
                    <b>{t.you}</b> {you}
                  </p>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
};
