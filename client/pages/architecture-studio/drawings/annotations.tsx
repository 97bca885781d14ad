import { formatNumber } from '../../../../shared/format';
import type { Rectangle } from '../data';

/** A length in metres as drawings write it: 22,00. */
export const metres = (value: number): string => formatNumber(value, 'pt', 2);

/** Lines of what lies behind or above the cut. */
export const far = { opacity: 0.6, strokeDasharray: '5 4' };

export const solid = { fill: 'currentColor', stroke: 'none' };

type Across = { x: readonly [number, number]; y: number };
type Upright = { x: number; y: readonly [number, number] };

/** A dimension line; its figure is computed from the line's own length. */
export const Dim = ({ x, y }: Across | Upright) => {
  if (typeof x === 'number') {
    const [top, bottom] = y as readonly [number, number];
    return (
      <g className="soft">
        <path d={`M${x} ${top}V${bottom}m-.3.3.6-.6M${x - 0.3} ${top + 0.3}l.6-.6`} />
        <text dy="-.26em" transform={`translate(${x} ${(top + bottom) / 2}) rotate(-90)`}>
          {metres(bottom - top)}
        </text>
      </g>
    );
  }
  const [left, right] = x;
  return (
    <g className="soft">
      <path d={`M${left} ${y}H${right}m-.3.3.6-.6M${left - 0.3} ${Number(y) + 0.3}l.6-.6`} />
      <text x={(left + right) / 2} y={Number(y)} dy="-.26em">
        {metres(right - left)}
      </text>
    </g>
  );
};

/** The numbers that refer to the rooms of the legend. */
export const Rooms = ({ of }: { of: readonly Rectangle[] }) =>
  of.map(([x, y, width, depth], at) => (
    <text key={`${x} ${y} ${width}`} x={x + width / 2} y={y + depth / 2} dy=".35em">
      {at + 1}
    </text>
  ));

/** The north arrow. */
export const North = ({ at }: { at: readonly [number, number] }) => (
  <g transform={`translate(${at.join(' ')})`}>
    <circle r="1" />
    <path {...solid} d="M0-1 .5.8 0 .4-.5.8Z" />
    <text y="-1.3">N</text>
  </g>
);

/** A scale bar of five metres. */
export const Scale = ({ at: [x, y] }: { at: readonly [number, number] }) => (
  <g>
    <path d={`M${x} ${y}h5`} />
    <path d={`M${x} ${y}h5`} strokeWidth=".3" strokeDasharray="1" />
    <text x={x + 5} y={y} dx=".5em" dy=".35em" textAnchor="start">
      5 m
    </text>
  </g>
);

/** The line from A to A along which the building is cut for the section. */
export const CutLine = ({ path, ends }: { path: string; ends: readonly [string, string] }) => (
  <g color="var(--signal)">
    <path d={path} strokeDasharray="14 4 2 4" />
    {ends.map((end) => (
      <text key={end} transform={`translate(${end})`} dy=".35em">
        A
      </text>
    ))}
  </g>
);

/** A person 1.70 m tall, for scale. */
export const Person = ({ x, y = 0 }: { x: number; y?: number }) => (
  <path
    {...solid}
    d={`M${x} ${y}h-.2l.03-.8-.1-.5q.02-.15.17-.15a.16.16 0 1 1 .2 0q.15 0 .17.15l-.1.5.03.8Z`}
  />
);
