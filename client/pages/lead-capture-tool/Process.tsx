import { adPageDays } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import { SpanBar } from '../../components/ledger/SpanBar';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Step, steps } from './data';
import '../../components/steps/steps.css';

/** The steps until the page is published: what happens, when, and what the client does. */
export const Process = () => {
  const lang = useLang();
  const { process: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const when = ({ days }: Step) => (days ? t.day(number(days.from), number(days.to)) : t.before);
  return (
    <div id="process" className="stack-4">
      <div className="stack-2">
        <h3>{t.title(number(adPageDays.to))}</h3>
        <p>{t.intro}</p>
      </div>
      <ol className="steps">
        {steps.map((step: Step & (typeof steps)[number]) => {
          const { name, text, you } = t.items[step.id];
          return (
            <li key={step.id}>
              <p className="row">
                <strong>{name}</strong> <span className="small">{when(step)}</span>
              </p>
              <p>{text}</p>
              <p>
                <b>{t.you}</b> {you}
              </p>
              {step.days && (
                <SpanBar
                  unit="day"
                  start={step.days.from - 1}
                  from={step.days.to - step.days.from + 1}
                  most={adPageDays.to}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
