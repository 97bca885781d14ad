import type { ApiField, FieldType, Json } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';

type Name = 'string' | 'number' | 'integer' | 'object' | 'array';

type Required = { required: readonly string[] };

/** What we write of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = {
  type: Name | readonly [Name, 'null'];
  format?: 'date' | 'uri';
  contentEncoding?: 'base64';
  description?: string;
  enum?: readonly string[];
  maximum?: number;
  examples?: readonly Json[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Required[];
  dependentRequired?: Readonly<Record<string, readonly string[]>>;
  items?: Schema;
};

const types: Record<FieldType, { type: Name } & Pick<Schema, 'format' | 'contentEncoding'>> = {
  text: { type: 'string' },
  base64: { type: 'string', contentEncoding: 'base64' },
  url: { type: 'string', format: 'uri' },
  date: { type: 'string', format: 'date' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  object: { type: 'object' },
  list: { type: 'array' },
};

/** None for a file, which pages cut short, and none that says only that there is none. */
const examplesOf = ({ type, fields, example }: ApiField): Pick<Schema, 'examples'> =>
  fields || type === 'base64' || example === undefined || example === null
    ? {}
    : { examples: [example] };

const nestedSchema = ({ type, fields }: ApiField, lang: Lang): Partial<Schema> => {
  if (!fields) return {};
  const inner = objectSchema(fields, lang);
  return type === 'list' ? { items: inner } : inner;
};

const fieldSchema = (field: ApiField, lang: Lang): Schema => {
  const { type, ...rest } = types[field.type];
  const { meaning, nullable, values, maximum } = field;
  return {
    ...nestedSchema(field, lang),
    type: nullable ? [type, 'null'] : type,
    ...rest,
    description: meaning[lang],
    ...(values && { enum: values }),
    ...(maximum !== undefined && { maximum }),
    ...examplesOf(field),
  };
};

/** The required fields of a body; of alternatives one is enough. */
const requirements = (fields: readonly ApiField[]): Partial<Schema> => {
  const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
  const alternatives = new Set(
    fields.flatMap(({ name, insteadOf }) => (insteadOf ? [name, insteadOf] : [])),
  );
  const needs = fields.flatMap(({ name, needs }) => (needs ? [[name, [needs]] as const] : []));
  return {
    ...(required.length > 0 && { required }),
    // Not `oneOf`: whether a body with both is refused is not documented.
    ...(alternatives.size > 0 && {
      anyOf: [...alternatives].map((name) => ({ required: [name] })),
    }),
    ...(needs.length > 0 && { dependentRequired: Object.fromEntries(needs) }),
  };
};

/** The schema of an object that has these fields, described in a language. */
export const objectSchema = (fields: readonly ApiField[], lang: Lang): Schema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, lang)])),
  ...requirements(fields),
});
