import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { type Node, parse } from 'acorn';
import { target } from '../../../scripts/build/esbuild.mjs';

// Vite would take seconds to make a module of it.
const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const { api, javascript }: CompatData = JSON.parse(readFileSync(file, 'utf8'));

/** The browsers of esbuild's target by their names in the data, with their versions: `chrome` 111. */
const oldest = target.flatMap((entry) => {
  const [, name = '', version] = /^(chrome|firefox|safari)(.+)$/.exec(entry) ?? [];
  return version ? [[name as 'chrome' | 'firefox' | 'safari', Number(version)] as const] : [];
});

const has = (version: number) => (statement: SimpleSupportStatement) => {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (typeof added !== 'string' || flags || prefix || statement.alternative_name) return false;
  return removed === undefined && Number.parseFloat(added.replace('≤', '')) <= version;
};

/** Whether all of the oldest browsers have a feature. */
const isOld = ({ support }: CompatStatement): boolean =>
  oldest.every(([name, version]) => [support[name]].flat().some((one) => one && has(version)(one)));

/** Features by the name that a script knows them by: `URL`, `URL.canParse` and, of instances, `.at`. */
const readFeatures = (): Map<string, CompatStatement[]> => {
  const features = new Map<string, CompatStatement[]>();
  const add = (name: string, compat: CompatStatement | undefined) => {
    if (compat) features.set(name, [...(features.get(name) ?? []), compat]);
  };
  const { builtins } = javascript as Record<string, Identifier>;
  const globals = { ...api, ...builtins, ...builtins?.['Intl'] };
  for (const [name, global] of Object.entries<Identifier>(globals as never)) {
    add(name, global.__compat);
    for (const [key, member] of Object.entries<Identifier>(global as never)) {
      const own = key.replace('_static', '');
      add(`${name}.${own}`, member.__compat);
      add(`.${own}`, member.__compat);
    }
  }
  return features;
};

const features = readFeatures();

/** Whether all of the oldest browsers have what a script calls by this name, as far as the name tells. */
const isSupported = (name: string): boolean => features.get(name)?.some(isOld) ?? true;

type Tree = Node & Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.type === 'string';

/** Calls `visit` with each node of a tree and with the one that contains it. */
const walk = (tree: Tree, visit: (node: Tree, parent?: Tree) => void, parent?: Tree): void => {
  visit(tree, parent);
  for (const value of Object.values(tree))
    for (const child of Array.isArray(value) ? value : [value])
      if (isTree(child)) walk(child, visit, tree);
};

/** The names that scripts use and those that they define. */
const readNames = (scripts: readonly string[]) => {
  const used = new Set<string>();
  const defined = new Set<string>();
  const read = (node: Tree, parent?: Tree) => {
    const isKey = parent?.['key'] === node || parent?.['property'] === node;
    if (node.type === 'Identifier' && !isKey) used.add(String(node['name']));
    if (node.type === 'Property') defined.add(`.${(node['key'] as Tree)['name']}`);
    if (node.type !== 'MemberExpression' || node['computed']) return;
    const { object, property } = node as unknown as Record<string, Tree>;
    if (object?.type === 'Identifier') used.add(`${object['name']}.${property?.['name']}`);
    if (parent?.['left'] === node) defined.add(`.${property?.['name']}`);
    if (parent?.['callee'] === node) used.add(`.${property?.['name']}`);
  };
  for (const script of scripts)
    walk(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }) as Node as Tree, read);
  return { used, defined };
};

/**
 * The names that scripts use and that the oldest browsers do not know: globals, their members, and methods of
 * instances, as far as no script has a property of that name.
 */
export const unsupportedNames = (scripts: readonly string[]): string[] => {
  const { used, defined } = readNames(scripts);
  return [...used].filter((name) => !isSupported(name) && !defined.has(name)).sort();
};
