import { useLang } from '../../document/view';
import { copy } from './copy';
import { chat, people, type SourceId } from './data';
import { MessageBubble } from './MessageBubble';
import { SourceContent } from './SourceContent';
import { turnMessages } from './turnMessages';

const sheets: Record<SourceId, string> = {
  hours: 'ground-sheet ai-agents__slip ai-agents__sheet',
  prices: 'ground-sheet ai-agents__slip ai-agents__sheet ai-agents__sheet--prices',
  calendar: 'ground-sheet ai-agents__slip ai-agents__sheet ai-agents__sheet--calendar',
};

/** A question with both answers, with its source and without it; the checkbox decides which is shown. */
export const Turn = ({ id, after }: { id: SourceId; after: number }) => {
  const lang = useLang();
  const { talk: t } = copy(lang);
  const { asks, sure, unsure, queued } = turnMessages(id, lang);
  const { source, may } = t.turns[id];
  const at = chat.begins + after;
  return (
    <li className="stack-2 ai-agents__turn">
      <MessageBubble kind="asks" from={people.customer} at={at} text={asks} />
      <div className="ai-agents__answer">
        {/* The checkbox precedes what it switches, so that CSS needs only sibling selectors, not :has(). */}
        <input
          type="checkbox"
          id={`source-${id}`}
          className="ground-sheet ai-agents__switch"
          defaultChecked
        />
        <MessageBubble kind="sure" from={t.agent} at={at} text={sure} />
        <MessageBubble kind="unsure" from={t.agent} at={at} text={unsure} />
        <div className={sheets[id]}>
          <p className="row ai-agents__head">
            <label className="strong" htmlFor={`source-${id}`}>
              {source}
            </label>{' '}
            <span>{may}</span>
          </p>
          <div className="overlay">
            <div className="ai-agents__found">
              <SourceContent id={id} />
            </div>
            {/* What CSS shows in it is announced. */}
            <div role="status">
              <span className="visually-hidden ai-agents__back">{t.back}</span>
              <p className="stack-2 ai-agents__gone">
                <span>{t.gone(people.mechanic)}</span>{' '}
                <strong className="ground-sheet ai-agents__person ai-agents__note">{`${people.customer}: ${queued}`}</strong>
              </p>
            </div>
          </div>
        </div>
      </div>
    </li>
  );
};
