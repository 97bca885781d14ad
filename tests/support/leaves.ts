/** Stands for an argument of a sentence, or a property of one, and becomes its name between `…` in it. */
const argument = (name: string): unknown =>
  new Proxy(() => `…${name}…`, {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => `…${name}…` : argument(String(key))),
    apply: () => `…${name}…`,
  });

/** A sentence of a dictionary and its key. */
export type Leaf = { key: string; text: string };

/** Every sentence of a dictionary in one language, in order; `key` is the prefix of their keys. */
export const leaves = (node: unknown, key: string): Leaf[] => {
  if (typeof node === 'string') return [{ key, text: node }];
  if (typeof node === 'function')
    return [{ key, text: String(node(...['first', 'second', 'third'].map(argument))) }];
  return Object.entries(node as object).flatMap(([name, value]) => leaves(value, `${key}.${name}`));
};
