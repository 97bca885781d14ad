import { formatNumber } from '../../../shared/format';
import { areaOf, rooms, size, times, total } from './data';
import { roomNames, example as t } from './example/onlyPortuguese';
import { squareMetres } from './figures';
import { Light } from './Light';

const furniture =
  'M1 10h7v20H1zM26 30h10v7H26zM27 27.5h3v2.5M31.5 30v-2.5h3V30M27.5 37v2.5h3V37M31.5 37v2.5h3V37M67 17.5H48v9h19m0-7h-4v5h4M99 13H79v17h20m0-15h-4v6h4m0 1h-4v6h4M14 65h25M19 66.5h6v2.5h-6zM30 66.5h5v2.5M32.5 66.5v2.5M2 63h7v5H2zM61 58h5v10h-5zM73 62h6v7h-6zl6 7m0-7l-6 7M95.5 36v13M81 61h6v8h-6zl6 8m0-8l-6 8';
/** The openings for doors and windows are left out. */
const outer = 'M6 0H0V70H3M11 70h7M34 70H45M54 70H64M74 70H86M94 70h6V0H92M76 0H62M46 0H34';
const inner =
  'M40 0V36.5M40 43.5V70M68 0V35M40 35h2M50 35H70M78 35h4M90 35h10M0 45H28M37 45h5M58 45h4M69 45H80M80 35V70M80 50h2M89 50h11M60 45V70M14 45v3M14 56V70';
const windows =
  'M6 0H34M46 0H62M76 0H92M3 70H11M18 70H34M64 70H74M86 70H94M42 35v-8a8 8 0 0 1 8 8M70 35v-8a8 8 0 0 1 8 8M62 45v7a7 7 0 0 0 7-7M45 70v-9a9 9 0 0 1 9 9M82 50v7a7 7 0 0 0 7-7M0-1V-15H40V-1';
const dimensions =
  'M0 78.5H100M0 76v5M100 76v5M-1.5 80l3-3M98.5 80l3-3M107 0V70M104.5 0h5M104.5 70h5M105.5 1.5l3-3M105.5 71.5l3-3';

const spoken = rooms
  .map((room) => `${roomNames[room.id]} ${squareMetres(areaOf(room))}`)
  .join(', ');

const metres = (units: number): string => t.metres(formatNumber(units / 10, 'pt', 2));

/** The apartment, drawn to scale from its rooms, in the light of the chosen hour. */
export const Plan = () => (
  <svg
    className="imob__drawing"
    viewBox="-3 -24 117 113"
    role="img"
    aria-label={t.drawing(spoken, squareMetres(total))}
  >
    <pattern id="imob-tile" width="3" height="3" patternUnits="userSpaceOnUse">
      <path d="M0 0H3M0 0V3" />
    </pattern>
    <path className="imob__inside" d="M0 0H100V70H0z" />
    <path
      className="imob__tiles"
      d="M0 45H40V70H0zM60 45H80V70H60zM80 50H100V70H80zM0-15H40V0H0z"
    />
    {times.map((time) => (
      <Light key={time} time={time} />
    ))}
    <path className="imob__furniture" d={furniture} />
    <path className="imob__outer" d={outer} />
    <path className="imob__inner" d={inner} />
    <path d={windows} />
    <path className="imob__measure" d={dimensions} />
    <path d="M98-14H86l3-2.5M86-14l3 2.5" />
    <text x="83" y="-12.8">
      {t.north}
    </text>
    <text className="imob__metres" x="90" y="-5">
      {t.unit}
    </text>
    {rooms.map(({ id, at: [x, y], ...room }) => (
      <text key={id} x={x} y={y}>
        <tspan>{roomNames[id]}</tspan>
        <tspan x={x} dy="1.15em">
          {formatNumber(areaOf(room), 'pt', 1)}
        </tspan>
      </text>
    ))}
    <text className="imob__metres" x="50" y="83">
      {metres(size.width)}
    </text>
    <text className="imob__metres" transform="translate(112 35)rotate(-90)">
      {metres(size.depth)}
    </text>
  </svg>
);
