/** Most results that one function caches: browsers send some dozens of values, an attacker any number. */
const maxEntries = 500;

/**
 * Memoizes a function of a text: many requests carry the same header. Results for texts of over `maxLength` characters
 * are not cached, so that nobody can fill the memory.
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

/** Memoizes a function of an object, for as long as the object lives. */
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
