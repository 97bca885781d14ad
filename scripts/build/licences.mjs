// Which licences may be shipped.
import isSatisfied from 'spdx-satisfies';

/** Licences, by their SPDX names, that ask for their notice and nothing more: what is shipped has no other. */
export const shippable = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
];

/**
 * Whether these licences are all that a package asks for: one side of an OR, both of an AND. No where it says
 * nothing, or what is no SPDX expression.
 * @param {unknown} expression
 */
export const isAllowed = (expression, allowed = shippable) => {
  try {
    return typeof expression === 'string' && isSatisfied(expression, allowed);
  } catch {
    return false;
  }
};
