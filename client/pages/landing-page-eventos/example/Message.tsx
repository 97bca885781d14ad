import { slots, type TalkId } from '../data';
import { event } from '../event';
import { count, formatHour } from '../format';
import { ChosenTalk } from './ChosenTalk';
import { example as t } from './copy.pt';
import { placeIn } from './placeIn';

const told = (id: TalkId): string => `${t.talks[id].title} (${placeIn(id)})`;

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
