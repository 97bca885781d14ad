import { fill } from '../../../shared/copy';
import { routineTimes } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import { workingDays } from '../../../shared/hours';
import { DemoCall } from '../../components/demo/DemoCall';
import { formatSpan } from '../../components/ledger/span';
import { Bird } from '../../components/paper/Bird';
import { Stamp } from '../../components/paper/Stamp';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { ownHours, ownTask, tasks } from './data';
import { EffortPlot } from './EffortPlot';
import { ScoreTable } from './ScoreTable';

/**
 * The score sheet: the verdict on the selected task, a table of tasks, and an effort plot of the same
 * tasks. Each row is a radio button; its letter in the plot is a second label of it.
 */
export const ScoreSheet = () => {
  const lang = useLang();
  const { sheet: t } = copy(lang);
  const robot = formatSpan(routineTimes.bank, lang);
  const number = (value: number) => formatNumber(value, lang);
  return (
    <Section check id="sheet" title={t.title} intro={t.intro}>
      <figure className="stack-4 halves ground-sheet ai-consulting__paper ai-consulting__figure">
        <Bird live>
          {tasks.map(({ id, at, verdict }) => (
            <span key={id} data-when-a={at}>
              <span>{`${t.tasks[id].name}:`}</span> <b>{t.verdicts[verdict]}</b>
            </span>
          ))}
        </Bird>
        <div className="stack-3">
          <Stamp />
          <ScoreTable />
          <p className="overlay ai-consulting__advice">
            {tasks.map(({ id, at }) => (
              <span key={id} data-when-a={at}>
                <strong>{`${t.tasks[id].name}:`}</strong> {fill(t.tasks[id].why, robot)}
              </span>
            ))}
          </p>
        </div>
        <div className="ai-consulting__drawing">
          <EffortPlot />
        </div>
        <figcaption className="wide stack-2 halves">
          <span>{t.example}</span>
          <span>
            {t.own(
              number(workingDays),
              number(ownTask.times),
              number(ownTask.minutes),
              number(ownHours),
            )}
          </span>
        </figcaption>
      </figure>
      <DemoCall
        text={t.call.text}
        label={t.call.label}
        group="a"
        states={tasks.map(({ id, at }) => ({ id: String(at), subject: t.tasks[id].name }))}
      />
    </Section>
  );
};
