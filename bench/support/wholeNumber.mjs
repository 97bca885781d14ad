import { refuse } from '../../scripts/usage.mjs';

/**
 * A whole number of the command line.
 * @param {string} name
 * @param {string} text
 * @param {number} least
 * @param {number} [most]
 */
export const wholeNumber = (name, text, least, most = Number.MAX_SAFE_INTEGER) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  return refuse(`${name} is no whole number from ${least} to ${most}: ${text}`);
};
