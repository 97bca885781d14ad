import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { chat, handedOver, opening, people, replied } from './data';
import { MessageBubble } from './MessageBubble';

/** The question that no source answers: the agent passes it to a person, with a summary. */
export const HandOver = () => {
  const lang = useLang();
  const { talk: t } = copy(lang);
  const { person } = t;
  const at = chat.begins + handedOver;
  const says = person.says(people.mechanic, formatTimeOfDay(opening.weekdays.opens, lang));
  return (
    <li className="stack-2 ai-agents__turn">
      <MessageBubble kind="asks" from={people.customer} at={at} text={person.asks} />
      <MessageBubble kind="sure" from={t.agent} at={at} text={says} />
      <div className="stack-2 ai-agents__slip">
        <p className="soft">{person.none}</p>
        <div className="ground-sheet ai-agents__person ai-agents__note">
          <p className="row">
            <strong>{person.to(people.mechanic)}</strong>{' '}
            <span className="soft">{`${people.customer}, ${formatTimeOfDay(at, lang)}`}</span>
          </p>
          <dl>
            {person.summary.map(({ name, text }) => (
              <div key={name}>
                <dt className="soft">{name}</dt> <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <MessageBubble
        kind="reply"
        from={person.morning(people.mechanic)}
        at={replied}
        text={person.reply(people.customer)}
      />
    </li>
  );
};
