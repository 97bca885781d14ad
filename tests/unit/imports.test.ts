import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const files = ['server', 'client', 'shared']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, '/')),
    ),
  )
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** What a file imports before it runs; the modules of pages are loaded later, by `import()`. */
const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from|import)\s+'(\.[^']+)'/g),
    ([, to = '']) => path.posix.join(path.posix.dirname(file), to),
  ).flatMap((to) => files.filter((one) => [to, `${to}.ts`, `${to}.tsx`].includes(one)));

/** A page is a room; else a folder right below server, client or shared, or a file there. */
const roomOf = (file: string): string => {
  const parts = file.split('/');
  return parts.slice(0, parts[1] === 'pages' && parts.length > 3 ? 3 : 2).join('/');
};

/** The edges of a graph that are part of a circle. */
const edgesOfCircles = (edges: [from: string, to: string][]): string[] => {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (next.get(from) ?? []).some((to) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return reaches(to, goal, seen);
    });
  return edges.filter(([from, to]) => reaches(to, from)).map((edge) => edge.join(' -> '));
};

const imports = files.flatMap((from) => importsOf(from).map((to): [string, string] => [from, to]));

test('no file imports itself through others', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(edgesOfCircles(imports)).toEqual([]);
});

test('no folder imports itself through others', () => {
  const rooms = imports
    .map(([from, to]): [string, string] => [roomOf(from), roomOf(to)])
    .filter(([from, to]) => from !== to);
  expect(edgesOfCircles(rooms)).toEqual([]);
});
