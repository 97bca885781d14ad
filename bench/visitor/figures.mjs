// Medians, worsts and what is wanted of them.

/** In milliseconds: of an interaction until it is seen, and of a task while React comes. */
export const limits = { interaction: 50, task: 200 };

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

export const worst = (values) => Math.max(...values);
