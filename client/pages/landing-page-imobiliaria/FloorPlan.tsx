import { formatNumber } from '../../../shared/format';
import { Daylight } from './Daylight';
import { areaOf, rooms, size, times, total } from './data';
import { roomNames, example as t } from './example/copy.pt';
import { dimensions, furniture, inner, outer, windows } from './floorPlanLines';
import { squareMetres } from './format';

const spoken = rooms
  .map((room) => `${roomNames[room.id]} ${squareMetres(areaOf(room))}`)
  .join(', ');

const metres = (units: number): string => t.metres(formatNumber(units / 10, 'pt', 2));

/** The id of walls and furniture, which the first view draws again. */
export const planId = 'imobiliaria-walls';

/** The apartment's floor plan to scale, in the light of the selected time. */
export const FloorPlan = () => (
  <svg
    className="imobiliaria__drawing"
    viewBox="-3 -24 117 113"
    role="img"
    aria-label={t.drawing(spoken, squareMetres(total))}
  >
    <pattern id="imobiliaria-tile" width="3" height="3" patternUnits="userSpaceOnUse">
      <path d="M0 0H3M0 0V3" />
    </pattern>
    <path className="imobiliaria__inside" d="M0 0H100V70H0z" />
    <path
      className="imobiliaria__tiles"
      d="M0 45H40V70H0zM60 45H80V70H60zM80 50H100V70H80zM0-15H40V0H0z"
    />
    {times.map((time) => (
      <Daylight key={time} time={time} />
    ))}
    <g id={planId}>
      <path className="imobiliaria__furniture" d={furniture} />
      <path className="imobiliaria__outer" d={outer} />
      <path className="imobiliaria__inner" d={inner} />
      <path d={windows} />
    </g>
    <path className="imobiliaria__measure" d={dimensions} />
    <path d="M98-14H86l3-2.5M86-14l3 2.5" />
    <text x="83" y="-12.8">
      {t.north}
    </text>
    <text className="imobiliaria__metres" x="90" y="-5">
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
    <text className="imobiliaria__metres" x="50" y="83">
      {metres(size.width)}
    </text>
    <text className="imobiliaria__metres" transform="translate(112 35)rotate(-90)">
      {metres(size.depth)}
    </text>
  </svg>
);
