import {
  type ApiField,
  type FieldType,
  formName,
  type Json,
  requestForms,
} from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';

type Name = 'string' | 'number' | 'integer' | 'object' | 'array';

/** What we write of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = {
  type?: Name | readonly [Name, 'null'];
  title?: string;
  format?: 'date' | 'uri' | 'binary';
  contentEncoding?: 'base64';
  description?: string;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  examples?: readonly Json[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: false;
  oneOf?: readonly Schema[];
  items?: Schema;
};

const types: Record<FieldType, { type: Name } & Pick<Schema, 'format' | 'contentEncoding'>> = {
  string: { type: 'string' },
  base64: { type: 'string', contentEncoding: 'base64' },
  url: { type: 'string', format: 'uri' },
  date: { type: 'string', format: 'date' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  object: { type: 'object' },
  array: { type: 'array' },
};

/** An example, unless it would be null. */
const examplesOf = ({ fields, example }: ApiField): Pick<Schema, 'examples'> =>
  fields || example === undefined || example === null ? {} : { examples: [example] };

const nestedSchema = ({ type, fields }: ApiField, lang: Lang): Partial<Schema> => {
  const inner = fields && objectSchema(fields, lang);
  // Code generators require `items`, even if nothing is documented about them.
  return type === 'array' ? { items: inner ?? {} } : { ...inner };
};

const fieldSchema = (field: ApiField, lang: Lang): Schema => {
  const { type, ...rest } = types[field.type];
  const { meaning, nullable, values, minimum, maximum } = field;
  return {
    ...nestedSchema(field, lang),
    type: nullable ? [type, 'null'] : type,
    ...rest,
    description: meaning[lang],
    ...(values && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...examplesOf(field),
  };
};

/** The schema of an object that has these fields, described in a language. */
export const objectSchema = (fields: readonly ApiField[], lang: Lang): Schema => {
  const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, lang)])),
    ...(required.length > 0 && { required }),
  };
};

/**
 * The schema of a request. Each form is a complete object, because generators turn `required` without properties into
 * types that accept any value. Forms allow no other properties: `oneOf` rejects a value that matches two of them.
 */
export const requestSchema = (request: readonly ApiField[], lang: Lang): Schema => {
  const forms = requestForms(request);
  const [first = []] = forms;
  if (forms.length === 1) return objectSchema(first, lang);
  return {
    oneOf: forms.map((form) => ({
      title: formName(form),
      ...objectSchema(form, lang),
      additionalProperties: false,
    })),
  };
};
