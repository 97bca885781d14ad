import { DemoCall } from '../../components/demo/DemoCall';
import { useLang } from '../../document/view';
import { formatTime } from './clock';
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
  const { opens, closes } = opening.weekdays;
  return (
    <section id="talk" className="ai-agents__talk">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <figure className="ground-sunken ai-agents__chat">
        <p className="row">
          <strong className="display">{t.shop}</strong>{' '}
          <span className="small">{t.closed(formatTime(closes, lang))}</span>{' '}
          <span className="strong ai-agents__looked" aria-hidden="true">
            {t.looked}
          </span>
        </p>
        <ol>
          {sources.map((source) => (
            <Turn key={source.id} {...source} />
          ))}
          <HandOver />
        </ol>
        <p className="row ground-sunken ai-agents__tally">
          <span>{t.answered}</span>
          <span>{t.passed(people.mechanic, formatTime(opens, lang))}</span>
        </p>
        <figcaption>{t.caption}</figcaption>
      </figure>
      <DemoCall {...t.call} />
    </section>
  );
};
