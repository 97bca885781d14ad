/** How many are on their way at once. */
const abreast = 4;

/** What becomes of each value, in their order, some at a time. Rejects at the first that fails. */
export const inTurn = async <In, Out>(
  values: readonly In[],
  make: (value: In) => Promise<Out>,
): Promise<Out[]> => {
  const made: Out[] = [];
  const waiting = values.entries();
  const work = async () => {
    for (const [at, value] of waiting) made[at] = await make(value);
  };
  await Promise.all(Array.from({ length: abreast }, work));
  return made;
};
