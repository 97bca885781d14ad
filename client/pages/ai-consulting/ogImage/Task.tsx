import { brand } from '../../../../shared/brand';
import { Words } from '../../../ogImage/Words';
import type { Task as TaskRow, Verdict } from '../data';

type Props = { task: TaskRow; x: number; y: number; first: boolean };

const tones: Record<Verdict, string> = {
  rule: brand.fieldSky.light,
  first: brand.fieldLeaf.light,
  next: brand.fieldLeaf.light,
  later: brand.fieldLeaf.light,
  person: brand.sheet.light,
};

const side = 60;
const common = { width: side, height: side, x: -side / 2, y: -side / 2 };

/**
 * A task's letter: square if no AI is needed, dashed if it stays with a person, ringed if it comes
 * first.
 */
export const Task = ({ task: { letter, verdict }, x, y, first }: Props) => (
  <g transform={`translate(${x} ${y})`}>
    {first && <circle r="43" fill={brand.sun.light} stroke={brand.onSheet.light} strokeWidth="4" />}
    <rect
      {...common}
      rx={verdict === 'rule' ? 6 : side / 2}
      fill={tones[verdict]}
      stroke={brand.onSheet.light}
      strokeWidth="4"
      strokeDasharray={verdict === 'person' ? '11 8' : undefined}
    />
    <Words x={0} y={13} size={38} weight={650} anchor="middle" fill={brand.onSheet.light}>
      {letter}
    </Words>
  </g>
);
