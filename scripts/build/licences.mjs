// Which licences may be shipped, and what SPDX expressions of licences say.
import parse from 'spdx-expression-parse';

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

const isMet = (node, allowed) => {
  if (node.conjunction === 'or') return isMet(node.left, allowed) || isMet(node.right, allowed);
  if (node.conjunction === 'and') return isMet(node.left, allowed) && isMet(node.right, allowed);
  const { license, plus, exception } = node;
  return allowed.includes(`${license}${plus ? '+' : ''}${exception ? ` WITH ${exception}` : ''}`);
};

/**
 * Whether allowed licences, by their SPDX names, are all that a package asks for: one side of an OR, both of
 * an AND. No when it says nothing, or what is no SPDX expression: somebody has to read that one.
 */
export const satisfies = (expression, allowed) => {
  try {
    return isMet(parse(expression), allowed);
  } catch {
    return false;
  }
};
