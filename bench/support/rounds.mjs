// Contenders side by side: one after another in every round, and compared within it.
import { load, median } from './load.mjs';

const order = (contenders, round) =>
  contenders.map((_, at) => contenders[(at + round) % contenders.length]);

/**
 * Asks each contender ({ name, url, pid, headers }) in every round, beginning with another one each time. Gives
 * per contender the medians of what was measured and of its ratios to the first one in the same round.
 */
export const compare = async (contenders, { rounds, seconds, onRound = () => {} }) => {
  const results = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    onRound(round);
    for (const contender of order(contenders, round))
      results.get(contender.name).push(await load({ ...contender, seconds }));
  }
  const [reference] = results.values();
  return contenders.map(({ name }) => {
    const own = results.get(name);
    const of = (key) => median(own.map((result) => result[key]));
    const ratio = (key) => median(own.map((result, at) => result[key] / reference[at][key]));
    return {
      name,
      perSecond: of('perSecond'),
      p99: of('p99'),
      cpu: of('cpu'),
      speed: ratio('perSecond'),
      slowness: ratio('p99'),
      cpuSpeed: 1 / ratio('cpu'),
    };
  });
};
