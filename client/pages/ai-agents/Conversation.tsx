import { DemoCall } from '../../components/demo/DemoCall';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { Bird } from '../../components/paper/Bird';
import { Stamp } from '../../components/paper/Stamp';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { opening, people, sources } from './data';
import { HandOver } from './HandOver';
import { Turn } from './Turn';
import './conversation.drawing.css';

/**
 * A conversation; the margin shows the source of each answer. If a source is switched off, its question
 * goes to a person. Checkboxes and CSS do it without script; CSS counters count the answers.
 */
export const Conversation = () => {
  const lang = useLang();
  const { talk: t } = copy(lang);
  const { closes } = opening.weekdays;
  return (
    <Section id="talk" className="ai-agents__talk" check title={t.title} intro={t.intro}>
      <figure className="ground-sunken ai-agents__chat">
        <div className="row">
          <strong className="display">{t.shop}</strong>{' '}
          <span className="small">{t.closed(formatTimeOfDay(closes, lang))}</span> <Stamp />
          <span className="strong ai-agents__looked" aria-hidden="true">
            {t.looked}
          </span>
        </div>
        <ol>
          {sources.map((source) => (
            <Turn key={source.id} {...source} />
          ))}
          <HandOver />
        </ol>
        {/* Behind the turns, which its CSS counters count. */}
        <Bird>
          <b className="ai-agents__answered">{t.answered}</b>{' '}
          <span>
            <span className="ai-agents__passed">{t.passed(people.mechanic)}</span>
          </span>
        </Bird>
      </figure>
      <DemoCall {...t.call} />
    </Section>
  );
};
