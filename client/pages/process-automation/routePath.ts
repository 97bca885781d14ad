import { lanes, steps } from './data';
import { slotOf, type Way } from './schedule';

/**
 * The way the work takes across the lanes, each step and each lane one unit wide: from the middle of a
 * step, along its lane, and over to the next one's. What has to wait there goes over at once. A step that falls away is passed by.
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
