import type { NamedSchemas, Schema } from './schema';

/** A schema of an OpenAPI document as a document of its own, with the schemas that it refers to. */
export type JsonSchema = Schema & {
  $schema: 'https://json-schema.org/draft/2020-12/schema';
  $id: string;
  $defs?: NamedSchemas;
};

const component = '#/components/schemas/';

/** The names of the schemas that a schema refers to, through others too. */
const referredTo = (schema: Schema, all: NamedSchemas, found = new Set<string>()): Set<string> => {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const named = all[name];
    if (!named) throw new Error(`no schema is called ${name}`);
    if (found.has(name)) continue;
    found.add(name);
    referredTo(named, all, found);
  }
  return found;
};

/** The named schema of an OpenAPI document as a JSON Schema that a validator takes without the document. */
export const jsonSchemaOf = (all: NamedSchemas, name: string, url: string): JsonSchema => {
  const schema = all[name];
  if (!schema) throw new Error(`no schema is called ${name}`);
  const others = [...referredTo(schema, all)].map((other) => [other, all[other]]);
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: url,
    title: name,
    ...schema,
    ...(others.length > 0 && { $defs: Object.fromEntries(others) }),
  };
  return JSON.parse(JSON.stringify(whole).replaceAll(component, '#/$defs/'));
};
