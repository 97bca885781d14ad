import { slots, type TalkId, talkOf } from '../data';
import { event } from '../event';
import { count, formatHour } from '../format';
import { ChosenTalk } from './ChosenTalk';
import { example as t } from './copy.pt';
import { queuePlace } from './queuePlace';

const first = event.order - t.list.earlier.length;

const told = (id: TalkId): string => (queuePlace(id) ? t.badge.queue : t.rooms[talkOf(id).room]);

/** The organiser's guest list, with the reader's new row. */
export const GuestList = () => (
  <div className="stack-2">
    <h3 id="list-title">{t.list.title}</h3>
    <table className="ground-sheet landing-page-eventos__list" aria-labelledby="list-title">
      <thead>
        <tr>
          <th scope="col">{t.list.number}</th>
          <th scope="col">{t.list.name}</th>
          {slots.map(({ begins }) => (
            <th key={begins} scope="col">
              {formatHour(begins)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {t.list.earlier.map(([name, ...chosen], at) => (
          <tr key={name}>
            <td>{count(first + at)}</td>
            <th scope="row">{name}</th>
            {chosen.map((id) => (
              <td key={id}>{told(id)}</td>
            ))}
          </tr>
        ))}
        <tr className="strong">
          <td>{count(event.order)}</td>
          <th scope="row">{t.list.newest}</th>
          {slots.map((slot) => (
            <td key={slot.begins}>
              <ChosenTalk slot={slot} told={told} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
);
