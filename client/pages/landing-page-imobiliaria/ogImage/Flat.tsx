import { Words } from '../../../ogImage/Words';
import { skies } from '../Daylight';
import { areaOf, type RoomId, rooms } from '../data';
import { roomNames } from '../example/copy.pt';
import { furniture, inner, outer, windows } from '../floorPlanLines';
import { squareMetres } from '../format';
import { colours } from './colours';

/** Pixels per 10 cm of the apartment. */
const scale = 8.2;

/** The positions of the names of rooms that are large enough for one. */
const places: Partial<Record<RoomId, readonly [number, number]>> = {
  living: [23.5, 9],
  bedroom: [56.5, 8],
};

/** The apartment in the morning; its inner north-east corner is at 0, 0, and the image's edges crop it. */
export const Flat = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} fill="none">
    <g transform={`scale(${scale})`} stroke={colours.ink} strokeWidth="0.4">
      <path d="M0 0H100V70H0zM0-15H40V0H0z" fill={colours.floor} stroke="none" />
      <path d={skies.am.floor} fill={colours.sun} stroke="none" />
      <path d={furniture} stroke={colours.clay} strokeWidth="0.35" />
      <path d={windows} strokeWidth="0.5" />
      <path d={outer} strokeWidth="2" />
      <path d={inner} strokeWidth="1.2" />
    </g>
    {rooms.map(({ id, ...room }) => {
      const place = places[id];
      return (
        place && (
          <g key={id} transform={`translate(${place[0] * scale} ${place[1] * scale})`}>
            <Words x={0} y={0} size={42} weight={700} anchor="middle" fill={colours.ink}>
              {roomNames[id]}
            </Words>
            <Words x={0} y={40} size={32} anchor="middle" fill={colours.ink}>
              {squareMetres(areaOf(room))}
            </Words>
          </g>
        )
      );
    })}
  </g>
);
