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
    <div id="message" className="bubble bubble--in landing__arrives" tabIndex={-1}>
      <p>
        <strong>{t.message.new(count(event.order))}</strong>
      </p>
      {t.form.map(([name, value]) => (
        <p key={name}>{value}</p>
      ))}
      <ul className="landing-page-eventos__talks">
        {slots.map((slot) => (
          <li key={slot.begins}>
            <span>{`${formatHour(slot.begins)}:`}</span> <ChosenTalk slot={slot} told={told} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
