// What all tries say together.
import { table } from '../support/results.mjs';
import { limits, median, worst } from './figures.mjs';
import { least } from './observe.mjs';
import { slowdown } from './phone.mjs';

/** The figures of tries by a property of theirs, in the order in which they came. */
const groups = (tries, property) => {
  const found = new Map();
  for (const one of tries) found.set(one[property], [...(found.get(one[property]) ?? []), one]);
  return [...found];
};

const shown = (values, smallest) => {
  const say = (value) => (value <= smallest ? `≤ ${smallest}` : Math.round(value));
  return values.length > 0 ? `${say(median(values))} / ${say(worst(values))}` : 'none';
};

const takenOf = (tries, first) =>
  tries.filter((one) => one.first === first).map(({ taken }) => taken);

const kindRows = (touches) =>
  groups(touches, 'name').map(([name, tries]) => [
    name,
    new Set(tries.map(({ address }) => address)).size,
    shown(takenOf(tries, true), least),
    shown(takenOf(tries, false), least),
  ]);

const pageRows = (touches, hydrations) =>
  groups(hydrations, 'address').map(([address, tries]) => {
    const own = touches.filter((touch) => touch.address === address);
    return [
      address,
      shown(
        tries.map(({ task }) => task),
        50,
      ),
      shown(takenOf(own, true), least),
      shown(takenOf(own, false), least),
    ];
  });

/** Each page's hydration, and each kind of touch on each page, whose median is over its limit, in words. */
export const missesOf = (touches, hydrations) => {
  const slow = groups(
    touches.map((touch) => ({
      ...touch,
      what: `${touch.address}: ${touch.name}, ${touch.first ? 'first touch' : 'hydrated'}`,
    })),
    'what',
  ).map(([what, tries]) => [what, median(tries.map(({ taken }) => taken)), limits.interaction]);
  const long = groups(hydrations, 'address').map(([address, tries]) => [
    `${address}: hydration in one task`,
    median(tries.map(({ task }) => task)),
    limits.task,
  ]);
  return [...slow, ...long]
    .filter(([, value, limit]) => value > limit)
    .map(([what, value]) => `${what}: ${Math.round(value)} ms`);
};

/** The section of the results. */
export const describeVisits = (touches, hydrations, { tries, version }) => {
  const misses = missesOf(touches, hydrations);
  return `${version} as a phone ${slowdown} times slower than this machine; real touches and keys, each ${tries} times on
each page that has what they need. Milliseconds, median / worst. Interaction to next paint is rounded to 8 by
the browser and not told up to ${least}, tasks up to 50. "First touch" is the first thing that a visitor does:
hydration begins with it and is part of the figure. Wanted of medians: interactions at most
${limits.interaction}, the longest task of hydration under ${limits.task}.

${table([['interaction', 'pages', 'first touch', 'hydrated'], ...kindRows(touches)])}

${table([['page', 'longest task of hydration', 'first touch', 'hydrated'], ...pageRows(touches, hydrations)])}

${misses.length > 0 ? `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}` : 'No page misses anything.'}`;
};
