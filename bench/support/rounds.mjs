// Contenders side by side: one after another in every round, and compared within it.
import { load, median } from './load.mjs';

const order = (baselines, round) =>
  baselines.map((_, at) => baselines[(at + round) % baselines.length]);

/** The third of the rounds in which an answer took least processor time: neighbours on the machine make it more. */
const quietest = (results) =>
  results.toSorted((a, b) => a.cpu - b.cpu).slice(0, Math.ceil(results.length / 3));

/**
 * Asks each baseline ({ name, url, pid, headers }) in every round, beginning with another one each time. Gives
 * per baseline the medians of what was measured in its quietest rounds, and their ratios to the first one's;
 * p99 is of all rounds, since the quietest are those without a tail.
 * @param {{ name: string, url: string, pid: number | undefined, headers: object }[]} baselines
 * @param {{ rounds: number, seconds: number, onRound?: (round: number) => void }} options
 */
export const compare = async (baselines, { rounds, seconds, onRound = () => {} }) => {
  /** @type {Map<string, Awaited<ReturnType<typeof load>>[]>} */
  const results = new Map(baselines.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    onRound(round);
    for (const baseline of order(baselines, round)) {
      // While the others had their turns V8 has made its heap small.
      await load({ ...baseline, seconds: 1 });
      results.get(baseline.name)?.push(await load({ ...baseline, seconds }));
    }
  }
  const medianOf = (name, key) => {
    const own = results.get(name) ?? [];
    return median((key === 'p99' ? own : quietest(own)).map((result) => result[key]));
  };
  return baselines.map(({ name }) => {
    const of = (key) => medianOf(name, key);
    const ratio = (key) => of(key) / medianOf(baselines[0]?.name, key);
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
