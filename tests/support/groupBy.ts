/** Values by a key of theirs, in the order in which the keys first come; `Map.groupBy`, which Node 20 has not. */
export const groupBy = <Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => string,
): Map<string, Value[]> => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};
