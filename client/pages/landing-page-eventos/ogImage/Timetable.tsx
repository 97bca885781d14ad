import { Words } from '../../../ogImage/Words';
import { rooms, slots, type TalkId, talkOf } from '../data';
import { example } from '../example/copy.pt';
import { count, formatHour } from '../format';
import { colours } from './colours';

const { seats } = rooms.oven;
/** Two rows, which leave room for the words below them. */
const columns = seats / 2;
const [pitch, radius] = [31, 12.5];

/** The label of a room's seats once the reader has taken one in the first. */
const said = (taken: number, mine: boolean): string => {
  if (taken === seats) return example.full;
  return mine ? example.taken(count(seats - taken - 1)) : example.left(count(seats - taken));
};

const Seats = ({ taken, mine }: { taken: number; mine: boolean }) => {
  const tone = (at: number) => {
    if (at < taken) return colours.ink;
    return mine && at === taken ? colours.red : colours.free;
  };
  return Array.from({ length: seats }, (_none, at) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed
      key={at}
      cx={(at % columns) * pitch}
      cy={Math.floor(at / columns) * pitch}
      r={radius}
      fill={tone(at)}
    />
  ));
};

/** The talks in the room with the oven, by time. */
export const Timetable = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <g transform={`translate(${x} ${y})`}>
    {slots.map(({ begins, of }, at) => {
      const { taken } = talkOf(of.find((id: TalkId) => talkOf(id).room === 'oven') ?? of[0]);
      const mine = at === 0;
      return (
        <g key={begins} transform={`translate(0 ${at * 140})`}>
          <path d={`M0 0H${width}`} stroke={colours.ink} strokeWidth="5" />
          <Words x={26} y={56} size={50} font="display" weight={800} fill={colours.ink}>
            {formatHour(begins)}
          </Words>
          <g transform="translate(208 34)">
            <Seats taken={taken} mine={mine} />
          </g>
          <Words x={196} y={118} size={34} weight={650} fill={mine ? colours.red : colours.ink}>
            {said(taken, mine)}
          </Words>
        </g>
      );
    })}
  </g>
);
