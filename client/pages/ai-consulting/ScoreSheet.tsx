import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { chores } from './data';
import { EffortPlot } from './EffortPlot';
import { ScoreTable } from './ScoreTable';
import { Verdicts } from './Verdicts';

/**
 * The score sheet: a table of chores, the same chores drawn as effort against gain, and a verdict on
 * the chosen one. Each line is a radio button and its letter in the drawing a label of it, so that
 * style rules alone light both and show the verdict.
 */
export const ScoreSheet = () => {
  const lang = useLang();
  const { sheet: t } = copy(lang);
  return (
    <section id="sheet" className="ai-consulting__sheet" aria-labelledby="sheet-title">
      <figure className="ai-consulting__paper">
        <header>
          <h2 id="sheet-title">{t.title(formatNumber(chores.length, lang))}</h2>
          <p>{t.intro}</p>
        </header>
        <ScoreTable />
        <Verdicts />
        <EffortPlot />
        <figcaption>{t.example}</figcaption>
      </figure>
    </section>
  );
};
