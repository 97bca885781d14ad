/** The highest number that is read. */
export const maxCount = 999_999_999;

/**
 * A whole number as readers of either language type it: `2500`, `2.500`, `2,500`, `2 500`. Undefined for all else, such as
 * a sign, a decimal part or more than `maxCount`: what may mean two numbers is not read.
 */
export const readCount = (text: string): number | undefined => {
  const typed = text.trim();
  const grouped = /^[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*$/.test(typed);
  const digits = grouped ? typed.replace(/\D/g, '') : typed;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};
