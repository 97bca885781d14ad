import { lanes, steps } from './data';
import { slotOf, type Way } from './schedule';

/**
 * The path of the work across the lanes; each step and each lane is one unit wide. It runs from the
 * centre of a step along its lane, and changes to the next step's lane. If the work waits there, it
 * changes lanes at once. It bypasses steps that are omitted.
 */
export const routeOf = (way: Way): string => {
  let lane = 0;
  return steps
    .map(({ id }, at) => {
      const before = lane;
      const slot = slotOf(id, way);
      if (slot) lane = lanes.indexOf(slot.lane);
      if (at === 0) return `M.5 ${lane + 0.5}`;
      const along = `H${at + 0.5}`;
      if (before === lane) return along;
      const over = `V${lane + 0.5}${along}`;
      return slot && slot.begins > slot.arrives ? over : `H${at}${over}`;
    })
    .join('');
};
