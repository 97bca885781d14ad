import type { NamedSchemas, Schema, SchemaReference } from './schema';

const primitives = {
  string: 'string',
  number: 'number',
  integer: 'number',
  object: 'object',
  null: 'null',
} as const;

const comment = (text: string | undefined, indent = ''): string =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;

const nameOf = (schema: Schema | SchemaReference): string =>
  '$ref' in schema ? schema.$ref.replace(/^.*\//, '') : typeOf(schema);

/** A property that must be absent is `never`. */
const property = (
  name: string,
  schema: Schema | SchemaReference | false,
  required: boolean,
): string =>
  schema === false
    ? `  ${name}?: never;\n`
    : `${comment(schema.description, '  ')}  ${name}${required ? '' : '?'}: ${nameOf(schema)};\n`;

const objectType = ({ properties = {}, required = [] }: Schema): string =>
  `{\n${Object.entries(properties)
    .map(([name, schema]) => property(name, schema, required.includes(name)))
    .join('')}}`;

const arrayType = (items: Schema['items'] = {}): string =>
  `${Object.keys(items).length > 0 ? nameOf(items) : 'unknown'}[]`;

const typeOf = (schema: Schema): string => {
  const { type, items, oneOf, properties, enum: values } = schema;
  if (oneOf) return oneOf.map(nameOf).join(' | ');
  if (properties) return objectType(schema);
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  return [type ?? 'object']
    .flat()
    .map((one) => (one === 'array' ? arrayType(items) : primitives[one]))
    .join(' | ');
};

/** The named schemas of an OpenAPI document as TypeScript types of the same names. */
export const typeDeclarations = (schemas: NamedSchemas): string =>
  Object.entries(schemas)
    .map(
      ([name, schema]) =>
        `${comment(schema.description)}export type ${name} = ${typeOf(schema)};\n`,
    )
    .join('\n');
