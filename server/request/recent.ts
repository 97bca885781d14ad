/** How many values are remembered: visitors' browsers send some dozens, an attacker as many as it likes. */
const most = 500;

/**
 * A function that remembers what it gave for the texts that it was asked for lately: many requests carry
 * the same header. Long texts are not remembered, so that nobody fills the memory with them.
 */
export const remembered = <Result>(
  give: (text: string) => Result,
  longest = 200,
): ((text: string) => Result) => {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = give(text);
    if (text.length <= longest) {
      if (known.size >= most) known.clear();
      known.set(text, result);
    }
    return result;
  };
};

/** A function that remembers what it gave for an object as long as the object is there. */
export const rememberedOf = <Owner extends object, Result>(
  give: (owner: Owner) => Result,
): ((owner: Owner) => Result) => {
  const known = new WeakMap<Owner, Result>();
  return (owner) => {
    const before = known.get(owner);
    if (before !== undefined) return before;
    const result = give(owner);
    known.set(owner, result);
    return result;
  };
};
