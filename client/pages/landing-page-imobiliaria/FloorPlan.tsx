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

/** The id of the walls, which the first view draws again, without the furniture. */
export const planId = 'imobiliaria-walls';

/** The apartment's floor plan to scale, in the light of the selected time. */
export const FloorPlan = () => (
  <svg
    className="landing-page-imobiliaria__drawing"
    viewBox="-2 -24 112.5 113"
    fill="none"
    stroke="var(--ink)"
    strokeWidth="0.4"
    fontWeight="600"
    textAnchor="middle"
    role="img"
    aria-label={t.drawing(spoken, squareMetres(total))}
  >
    <pattern id="imobiliaria-tile" width="3" height="3" patternUnits="userSpaceOnUse">
      <path stroke="var(--leaf)" strokeWidth="0.15" d="M0 0H3M0 0V3" />
    </pattern>
    <path fill="var(--card)" d="M0 0H100V70H0z" />
    <path
      fill="url(#imobiliaria-tile)"
      d="M0 45H40V70H0zM60 45H80V70H60zM80 50H100V70H80zM0-15H40V0H0z"
    />
    {times.map((time) => (
      <Daylight key={time} time={time} />
    ))}
    <path stroke="var(--ink-soft)" strokeWidth="0.25" d={furniture} />
    <g id={planId}>
      <path strokeWidth="1.8" d={outer} />
      <path strokeWidth="1" d={inner} />
      <path d={windows} />
    </g>
    <path stroke="var(--leaf)" strokeWidth="0.3" d={dimensions} />
    <path d="M98-14H86l3-2.5M86-14l3 2.5" />
    <text x="83" y="-12.8">
      {t.north}
    </text>
    <text fontWeight="400" x="90" y="-5">
      {t.unit}
    </text>
    {rooms.map(({ id, at: [x, y], ...room }) => (
      <text key={id} x={x} y={y} {...('turned' in room && { transform: `rotate(-90 ${x} ${y})` })}>
        <tspan>{roomNames[id]}</tspan>
        <tspan x={x} dy="1.15em" fontWeight="400">
          {formatNumber(areaOf(room), 'pt', 1)}
        </tspan>
      </text>
    ))}
    <text fontWeight="400" x="50" y="83">
      {metres(size.width)}
    </text>
    <text fontWeight="400" transform="translate(109 35)rotate(-90)">
      {metres(size.depth)}
    </text>
  </svg>
);
