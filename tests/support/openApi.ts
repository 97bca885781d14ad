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
