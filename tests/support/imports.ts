import { type Node, parse } from 'acorn';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const literal = (value: unknown): string[] => {
  const { type, value: text } = (value ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof text === 'string' ? [text] : [];
};

/** What a node asks for by itself: by an import of any kind, or by a `require` whatever esbuild calls it. */
const asked = (node: Node): string[] => {
  const {
    source,
    callee,
    arguments: given,
  } = node as Node & {
    source?: unknown;
    callee?: { name?: string };
    arguments?: unknown[];
  };
  if (/^(?:Import|Export)\w+$/.test(node.type)) return literal(source);
  return node.type === 'CallExpression' && /^_*require\d*$/.test(callee?.name ?? '')
    ? literal(given?.[0])
    : [];
};

const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Every module that a script imports or requires by a name that stands in it. */
export const importsOf = (script: string): string[] => {
  const nodes: Node[] = [parse(script, { ecmaVersion: 'latest', sourceType: 'module' })];
  const found: string[] = [];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    found.push(...asked(node));
    nodes.push(...below(node));
  }
  return found;
};
