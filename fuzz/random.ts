/** A source of chance that is the same for the same seed. */
export type Random = {
  /** A whole number from 0 to below `count`. */
  below: (count: number) => number;
  /** One of a list. Throws where the list is empty. */
  pick: <Value>(list: readonly Value[]) => Value;
  /** True so often, from 0 to 1. */
  chance: (share: number) => boolean;
};

/** Mulberry32 (Tommy Ettinger): 32 bits of state, quick, and good enough to draw from pools. */
export const randomOf = (seed: number): Random => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[below(list.length)] as (typeof list)[number];
    },
    chance: (share) => next() < share,
  };
};

/** A seed for one of several sources of chance that have nothing to do with each other. */
export const seedOf = (...parts: number[]): number =>
  parts.reduce(
    (seed, part) => Math.imul(seed ^ (part + 0x9e3779b9), 0x85ebca6b) ^ (seed >>> 13),
    7,
  );
