import type { DrawnCode } from '../../../shared/apis/codes';
import { sheet } from '../../../shared/apis/drawnCodes';
import { fieldNumber } from '../../components/document-figure/fieldNumber';
import { buttonId, drawingId, tones } from './ids';
import '../../components/document-figure/field-tones.css';

/** The distance of the box from the code: a line inside the quiet zone would make it unreadable. */
const gap = 8;
const corner = 14;

/** The label with the position of a code. */
const tagSize = { width: 124, height: 22 };

/** Above the code, or to the left of one that stands at the upper edge. */
const tagPlace = ({ x, y }: DrawnCode['position']) =>
  y > 60 ? { x: x - gap, y: y - gap - 30 } : { x: x - gap - 6 - tagSize.width, y: y - 25 };

/** The four corner marks around a code. */
const corners = ({ x, y, width, height }: DrawnCode['position']): string => {
  const [left, top, right, bottom] = [x - gap, y - gap, x + width + gap, y + height + gap];
  return [
    `M${left} ${top + corner}v${-corner}h${corner}`,
    `M${right - corner} ${top}h${corner}v${corner}`,
    `M${right} ${bottom - corner}v${corner}h${-corner}`,
    `M${left + corner} ${bottom}h${-corner}v${-corner}`,
  ].join('');
};

/** A code on the sheet, the box that marks it, and the lines that measure its position from the edges. */
export const FoundCode = ({ code, at }: { code: DrawnCode; at: number }) => {
  const { position, path, type, value } = code;
  const { x, y, width, height } = position;
  const isQr = type === 'QR_CODE';
  const tag = tagPlace(position);
  return (
    <label
      htmlFor={buttonId(at)}
      className="scan__found"
      data-field={fieldNumber(at)}
      data-tone={tones[at - 1]}
    >
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        <rect
          x={x - gap}
          y={y - gap}
          width={width + 2 * gap}
          height={height + 2 * gap}
          pointerEvents="all"
          cursor="pointer"
        />
        <path fill="none" d={corners(position)} />
        <path id={drawingId(type)} d={path} transform={`translate(${x} ${y})`} fillRule="evenodd" />
        <text x={x} y={y + height + 28} fontSize="17">
          {!isQr && <tspan>{value}</tspan>}
          <tspan className="scan__type" dx={isQr ? 0 : 12}>
            {type}
          </tspan>
        </text>
        <g className="scan__way">
          <path
            d={`M0 ${y}H${x}M${x} 0V${y}`}
            stroke="currentcolor"
            strokeWidth="1.5"
            strokeDasharray="4 3"
          />
          <path
            className="scan__tag"
            d={`M${tag.x} ${tag.y}h${tagSize.width}v${tagSize.height}h${-tagSize.width}z`}
          />
          <text x={tag.x + 8} y={tag.y + 16} fontSize="16">
            {`x ${x}, y ${y}`}
          </text>
        </g>
      </svg>
    </label>
  );
};
