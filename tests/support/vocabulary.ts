import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const declarations = readFileSync(
  path.join(path.dirname(require.resolve('schema-dts/package.json')), 'dist/schema.d.ts'),
  'utf8',
);

/** `interface WebAPIBase extends ServiceBase {` with what it declares. */
const base = /^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const leaf = /^export interface (\w+)Leaf extends ([^{]+) \{/gm;
const property = /^ {4}"(\w+)"\?:/gm;

const parents = (list: string): string[] =>
  [...list.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name);

const reference = (name: string) => ({ '@id': `schema:${name}` });

const subclass = (name: string, above: readonly string[]) => ({
  '@type': 'rdfs:Class',
  ...reference(name),
  'rdfs:subClassOf': above.filter((parent) => parent !== name).map(reference),
});

/** The vocabulary of schema.org (RDFS as JSON-LD), read from the declarations of schema-dts, which come from it. */
export const vocabulary = () => {
  const bases = [...declarations.matchAll(base)].map(([, name = '', above = '', body = '']) => ({
    name,
    above: parents(above),
    properties: [...body.matchAll(property)].map(([, own = '']) => own),
  }));
  const withBase = new Set(bases.map(({ name }) => name));
  const leaves = [...declarations.matchAll(leaf)].map(([, name = '', above = '']) => ({
    name,
    above: parents(above),
  }));
  return {
    '@graph': [
      ...bases.map(({ name, above }) => subclass(name, above)),
      ...leaves
        .filter(({ name }) => !withBase.has(name))
        .map(({ name, above }) => subclass(name, above)),
      ...bases.flatMap(({ name, properties }) =>
        properties.map((own) => ({
          '@type': 'rdf:Property',
          ...reference(own),
          'schema:domainIncludes': reference(name),
        })),
      ),
    ],
  };
};
