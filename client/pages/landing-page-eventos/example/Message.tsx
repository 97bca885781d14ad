import { slots, type TalkId, talkOf } from '../data';
import { event } from '../event';
import { count, formatHour } from '../format';
import { ChosenTalk } from './ChosenTalk';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';

const told = (id: TalkId): string => {
  const queue = queuePlace(id);
  const room = t.rooms[talkOf(id).room];
  return `${t.talks[id].title} (${queue ? t.message.queue(queue) : room})`;
};

/** The organiser's notification of a sign-up. */
export const Message = () => (
  <div className="stack-2">
    <h3>{t.message.title}</h3>
    <div
      id="message"
      className="landing-page-eventos__sheet landing-page-eventos__message landing__arrives"
      tabIndex={-1}
    >
      <p>
        <strong>{t.message.new(count(event.order))}</strong>
      </p>
      {t.form.map(([name, value]) => (
        <p key={name}>{value}</p>
      ))}
      <ul>
        {slots.map(({ begins, of }) => (
          <li key={begins}>
            <span>{`${formatHour(begins)}:`}</span> <ChosenTalk of={of} told={told} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
