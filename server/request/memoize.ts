/** Most results that one function caches: browsers send some dozens of values, an attacker any number. */
const maxEntries = 500;

/**
 * Memoizes a function by its text: many requests carry the same header. A source is passed on and is no part of the
 * key, so the result must not depend on it. Results for texts of over `maxLength` characters are not cached, so that
 * nobody can fill the memory.
 */
export const memoize = <Result, Source extends unknown[] = []>(
  compute: (text: string, ...source: Source) => Result,
  maxLength = 200,
): ((text: string, ...source: Source) => Result) => {
  const results = new Map<string, Result>();
  return (text, ...source) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text, ...source);
    if (text.length <= maxLength) {
      if (results.size >= maxEntries) results.clear();
      results.set(text, result);
    }
    return result;
  };
};
