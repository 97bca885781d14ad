import { lawFirmDays } from '../../../../shared/delivery';
import { formatNumber } from '../../../../shared/format';
import { Points } from '../../../components/landing/Points';
import { Process } from '../../../components/landing/Process';
import { words } from '../copy.pt';
import { stages } from '../data';
import { Section } from '../Section';
import { term } from './copy.pt';

const days = Array.from({ length: lawFirmDays }, (_day, at) => at + 1);

const stageOf = (day: number) => stages.find(({ to }) => day <= to)?.id;

const write = (day: number) => formatNumber(day, 'pt');

/** The four steps, a calendar of their working days without weekends, and what comes with the work. */
export const Steps = () => (
  <Section id="steps" title={words.steps.title} columns="halves">
    <div className="stack-2 law__term">
      <p className="law__until">
        <span>{term.upTo}</span> <strong>{write(lawFirmDays)}</strong> <span>{term.unit}</span>
      </p>
      <div className="law__days" aria-hidden="true">
        {days.map((day) => (
          <span key={day} data-stage={stageOf(day)}>
            {write(day)}
          </span>
        ))}
      </div>
      <ul className="row">
        {stages.map(({ id, from, to }) => (
          <li key={id} data-stage={id}>
            <span>{term.days({ from: write(from), to: write(to) })}</span>{' '}
            <span>{term.stages[id]}</span>
          </li>
        ))}
      </ul>
      <p className="small">{term.how}</p>
    </div>
    <Process items={words.steps.items} className="stack-1 law__list" />
    <div id="elements" className="stack-2 wide law__elements">
      <h2>{words.elements.title}</h2>
      <Points items={words.elements.items} className="law__list" />
    </div>
  </Section>
);
