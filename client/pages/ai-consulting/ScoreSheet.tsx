import { formatNumber } from '../../../shared/format';
import { DemoCall } from '../../components/demo/DemoCall';
import { Result } from '../../components/demo/Result';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { tasks } from './data';
import { EffortPlot } from './EffortPlot';
import { ScoreTable } from './ScoreTable';

/**
 * The score sheet: a table of tasks, an effort plot of the same tasks, and a verdict on the selected
 * one. Each row is a radio button; its letter in the plot is a second label of it.
 */
export const ScoreSheet = () => {
  const lang = useLang();
  const { sheet: t } = copy(lang);
  return (
    <section id="sheet">
      <figure className="stack-5 ground-sheet ai-consulting__paper ai-consulting__figure">
        <header className="stack-2">
          <h2 id="sheet-title">{t.title(formatNumber(tasks.length, lang))}</h2>
          <p>{t.intro}</p>
        </header>
        <div className="stack-5 halves">
          <div className="stack-3">
            <ScoreTable />
            <Result className="display">
              {tasks.map(({ id, at, verdict }) => (
                <span key={id} data-when-a={at}>
                  <span>{`${t.tasks[id].name}:`}</span> <mark>{t.verdicts[verdict]}</mark>
                </span>
              ))}
            </Result>
            <p className="overlay">
              {tasks.map(({ id, at }) => (
                <span key={id} data-when-a={at}>
                  {t.tasks[id].why}
                </span>
              ))}
            </p>
          </div>
          <EffortPlot />
        </div>
        <figcaption>{t.example}</figcaption>
      </figure>
      <DemoCall
        text={t.call.text}
        label={t.call.label}
        group="a"
        states={tasks.map(({ id, at }) => ({ id: String(at), subject: t.tasks[id].name }))}
      />
    </section>
  );
};
