/** Most values that one function remembers: browsers send some dozens, an attacker as many as it likes. */
const maxEntries = 500;

/**
 * A function that remembers its results by text: many requests carry the same header. Texts of over
 * `maxLength` characters are not remembered, so that nobody fills the memory with them.
 */
export const memoize = <Result>(
  compute: (text: string) => Result,
  maxLength = 200,
): ((text: string) => Result) => {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length <= maxLength) {
      if (results.size >= maxEntries) results.clear();
      results.set(text, result);
    }
    return result;
  };
};

/** A function that remembers its result by object, for as long as the object lives. */
export const memoizeByObject = <Key extends object, Result>(
  compute: (key: Key) => Result,
): ((key: Key) => Result) => {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
};
