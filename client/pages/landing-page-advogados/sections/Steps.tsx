import { lawFirmDays } from '../../../../shared/delivery';
import { formatNumber } from '../../../../shared/format';
import { Points } from '../../../components/landing/Points';
import { words } from '../copy.pt';
import { stages } from '../data';
import { term } from './copy.pt';
import { MarginNote } from './MarginNote';
import '../../../components/steps/steps.css';
import './term.drawing.css';

const days = Array.from({ length: lawFirmDays }, (_day, at) => at + 1);

const stageOf = (day: number) => stages.find(({ to }) => day <= to)?.id;

const write = (day: number) => formatNumber(day, 'pt');

/**
 * A calendar of the working days without weekends, the four steps in its colours, and what comes with
 * the work. The first step is before the first day.
 */
export const Steps = () => (
  <>
    <div id="steps" className="stack-4 halves">
      <div className="stack-3">
        <p className="display landing-page-advogados__until">
          {term.upTo} <strong>{write(lawFirmDays)}</strong> {term.unit}
        </p>
        <div className="landing-page-advogados__days" aria-hidden="true">
          {days.map((day) => (
            <span key={day} data-stage={stageOf(day)}>
              {write(day)}
            </span>
          ))}
        </div>
        <p className="small">{term.how}</p>
      </div>
      <ol className="steps landing-page-advogados__stages">
        {words.steps.items.map(({ title, text }, at) => {
          const stage = stages[at - 1];
          return (
            <li key={title} data-stage={stage?.id ?? 'talk'}>
              <div className="row">
                <h3>{title}</h3>
                {stage && (
                  <p className="small">
                    {term.days({ from: write(stage.from), to: write(stage.to) })}
                  </p>
                )}
              </div>
              <p className="soft">{text}</p>
            </li>
          );
        })}
      </ol>
    </div>
    <div id="elements" className="stack-3 landing-page-advogados__block">
      <MarginNote>{term.agreed}</MarginNote>
      <p className="display">{words.elements.title}</p>
      <Points items={words.elements.items} className="ruled landing-page-advogados__paragraphs" />
    </div>
  </>
);
