import { formatNumber } from '../../../../shared/format';
import type { Group } from '../../../components/demo/Choices';
import type { Project } from '../data';
import { words } from './copy.pt';
import { drawings } from './index';

type Props = {
  of: Project;
  at: 0 | 1;
  /** The choices that show it. */
  group: Group;
};

/** A floor plan and the names of its rooms with their clear areas. */
export const Plan = ({ of: { id, levels }, at, group }: Props) => {
  const { unit, plan, plans, Marks } = drawings[id];
  const Lines = plans[at];
  const { name, plan: told, rooms: names } = words[id].levels[at];
  const { rooms } = levels[at];
  return (
    <figure className="stack-2 architecture-studio__plan" {...{ [`data-when-${group}`]: at + 1 }}>
      <figcaption>{`${words.plan}: ${name}`}</figcaption>
      <svg
        className="architecture-studio__draw"
        viewBox={plan}
        fontSize={unit}
        role="img"
        aria-label={told}
      >
        <Lines rooms={rooms} />
        <Marks />
      </svg>
      <ol>
        {rooms.map(([x, y, width, depth], room) => (
          <li key={`${x} ${y} ${width}`}>
            {names[room]}
            <span className="soft">{words.squareMetres(formatNumber(width * depth, 'pt', 0))}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
