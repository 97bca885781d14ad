import { formatNumber } from '../../../shared/format';
import { formatSpan } from '../../components/ledger/span';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Calendar } from './Calendar';
import { copy } from './copy';
import { calendar, daysOfWeek, streams, teamDays } from './data';
import { StoppingPoints } from './StoppingPoints';

/** The calendar of a first project, and what a client keeps after stopping at one of its Fridays. */
export const ProjectPlan = () => {
  const lang = useLang();
  const { calendar: t } = copy(lang);
  const weeks = calendar.length;
  return (
    <Section
      id="calendar"
      className="split-last"
      title={t.title(formatSpan({ from: weeks, unit: 'week' }, lang))}
      intro={t.intro(formatNumber(teamDays, lang), formatNumber(weeks * daysOfWeek, lang))}
    >
      <StoppingPoints />
      <div className="stack-2 ground-sheet ai-consulting__paper ai-consulting__drawn">
        <ul className="row small ai-consulting__legend">
          {streams.map((stream) => (
            <li key={stream} data-stream={stream}>
              {t.streams[stream]}
            </li>
          ))}
        </ul>
        <Calendar />
      </div>
    </Section>
  );
};
