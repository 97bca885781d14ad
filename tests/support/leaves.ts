/** Stands for any argument of a sentence and becomes `…` in it. */
const anything: unknown = new Proxy(() => '…', {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '…' : anything),
  apply: () => '…',
});

/** A sentence of a dictionary and its key. */
export type Leaf = { key: string; text: string };

/** Every sentence of a dictionary in one language, in order; `key` is the prefix of their keys. */
export const leaves = (node: unknown, key: string): Leaf[] => {
  if (typeof node === 'string') return [{ key, text: node }];
  if (typeof node === 'function')
    return [{ key, text: String(node(anything, anything, anything)) }];
  return Object.entries(node as object).flatMap(([name, value]) => leaves(value, `${key}.${name}`));
};
