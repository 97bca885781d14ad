import { createHash } from 'node:crypto';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiRows } from './openApiRows';
import type { TestSite } from './site';

type Node = { [name: string]: unknown };

type Read = Node & {
  info: Node & {
    title: string;
    summary: string;
    description: string;
    version: string;
    contact: Node;
  };
  servers: {
    url: string;
    description: string;
    variables: Record<string, { default: string; description: string }>;
  }[];
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Node> };
};

type Body = {
  content: Record<
    string,
    { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
  >;
};

type Operation = Node & {
  operationId: string;
  requestBody: Body & { required: boolean };
  responses: Record<string, Partial<Body> & { description: string }>;
};

export type Schema = Node & {
  properties?: Record<string, Schema | false>;
  items?: Schema;
  oneOf?: Schema[];
};

/** Replaces each reference to a named schema by the schema. */
const dereference = (document: Read): Read => {
  const follow = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(follow);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...own } = node as Node;
    const named = document.components.schemas[String($ref).split('/').at(-1) ?? ''];
    return Object.fromEntries(
      Object.entries({ ...named, ...own }).map(([name, inner]) => [name, follow(inner)]),
    );
  };
  return follow(document) as Read;
};

/** Every document as a site answers it, as rows for `test.each`. */
export const readOpenApis = (site: TestSite) =>
  Promise.all(
    openApiRows.map(async ([id, lang, address, page]) => {
      const response = await site.http.get(address);
      const sent: Read = JSON.parse(response.text);
      const document = dereference(sent);
      return [address, { id, lang, page, response, sent, document }] as const;
    }),
  );

// Strict: it also reports unknown keywords and formats of a schema.
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
});
addFormats(ajv);

/** The faults of a value by a schema. */
export const faultsOf = (schema: Schema, value: unknown): string[] => {
  const valid = ajv.compile(schema);
  valid(value);
  return (valid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/** A schema and all schemas within it, each with its path. */
export const innerSchemas = (schema: Schema, path = ''): (readonly [string, Schema])[] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    inner ? innerSchemas(inner, path === '' ? name : `${path}.${name}`) : [],
  ),
  ...(schema.items ? innerSchemas(schema.items, `${path}[]`) : []),
  ...(schema.oneOf ?? []).flatMap((form) => innerSchemas(form, path)),
];

/** Keywords that no generated client depends on. */
const example = new Set(['example', 'examples']);
const describing = new Set(['title', 'summary', 'description', ...example]);

/** The hash of endpoints, statuses and schemas, on which generated clients depend, in any order. */
export const shapeOf = ({ paths, components }: Read): string => {
  const bare = (node: unknown, names = false): unknown => {
    if (Array.isArray(node)) return node.map((entry) => bare(entry));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        // The fields of a body may be called `description`.
        .filter(([name]) => names || (!describing.has(name) && name !== 'tags'))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, inner]) => [name, bare(inner, name === 'properties')]),
    );
  };
  return createHash('sha256')
    .update(JSON.stringify(bare({ paths, schemas: components.schemas })))
    .digest('hex')
    .slice(0, 12);
};

/** Every title, summary and description of a document. */
export const textsOf = (node: unknown, name = ''): string[] => {
  if (typeof node === 'string') return describing.has(name) && !example.has(name) ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (example.has(key)) return [];
    // The fields of a body may be called `description`: their names are not words of ours.
    if (key === 'properties') return Object.values(value).flatMap((inner) => textsOf(inner));
    return textsOf(value, Array.isArray(node) ? name : key);
  });
};
