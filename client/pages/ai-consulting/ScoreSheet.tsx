import { formatNumber } from '../../../shared/format';
import { DemoCall } from '../../components/demo/DemoCall';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { tasks } from './data';
import { EffortPlot } from './EffortPlot';
import { ScoreTable } from './ScoreTable';
import { Verdicts } from './Verdicts';

/**
 * The score sheet: a table of tasks, an effort plot of the same tasks, and a verdict on the selected
 * one. Each row is a radio button; its letter in the plot is a second label of it, so that CSS alone
 * highlights both and shows the verdict.
 */
export const ScoreSheet = () => {
  const lang = useLang();
  const { sheet: t } = copy(lang);
  return (
    <section id="sheet" aria-labelledby="sheet-title">
      <figure className="stack-5 ai-consulting__paper ai-consulting__figure">
        <header className="stack-2 halves">
          <h2 id="sheet-title">{t.title(formatNumber(tasks.length, lang))}</h2>
          <p>{t.intro}</p>
        </header>
        <div className="stack-5 halves">
          <div className="stack-4 ai-consulting__advice">
            <ScoreTable />
            <Verdicts />
          </div>
          <EffortPlot />
        </div>
        <figcaption>{t.example}</figcaption>
      </figure>
      <DemoCall
        text={t.call.text}
        label={t.call.label}
        states={tasks.map(({ id, at }) => ({ id: String(at), subject: t.tasks[id].name }))}
      />
    </section>
  );
};
