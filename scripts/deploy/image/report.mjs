// What was looked at, one line each, and how it came out.

const faults = [];

/** Prints what should be, whether it is, and what was seen. */
export const expect = (what, isSo, seen = '') => {
  const detail = seen === '' ? '' : ` (${seen})`;
  console.log(`${isSo ? 'ok  ' : 'FAIL'} ${what}${detail}`);
  if (!isSo) faults.push(what);
};

/** How many of them were not so. */
export const failed = () => faults.length;
