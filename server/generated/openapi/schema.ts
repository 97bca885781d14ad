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
  minLength?: number;
  pattern?: string;
  examples?: readonly Json[];
  /** A property that is `false` must be absent: code generators refuse it at compile time. */
  properties?: Readonly<Record<string, Schema | SchemaReference | false>>;
  required?: readonly string[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  additionalProperties?: boolean;
  oneOf?: readonly SchemaReference[];
  items?: Schema | SchemaReference;
};

/** A schema that stands in the components of a document, by its name there. */
export type SchemaReference = { $ref: `#/components/schemas/${string}`; description?: string };

/** Schemas by their names: what code generators call the types. */
export type NamedSchemas = Readonly<Record<string, Schema>>;

/** A reference to a named schema of the same document (OpenAPI 3.1.1, section 4.8.23). */
export const referTo = (name: string): SchemaReference => ({
  $ref: `#/components/schemas/${name}`,
});

const types: Record<FieldType, { type: Name } & Schema> = {
  string: { type: 'string' },
  base64: { type: 'string', contentEncoding: 'base64', minLength: 1 },
  url: { type: 'string', format: 'uri', pattern: '^https?://' },
  date: { type: 'string', format: 'date' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  object: { type: 'object' },
  array: { type: 'array' },
};

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** An example, unless it would be null. */
const examplesOf = ({ fields, example }: ApiField): Pick<Schema, 'examples'> =>
  fields || example === undefined || example === null ? {} : { examples: [example] };

/** Adds the named schema of an object that has these fields, and of each object in it. */
const addObject = (
  schemas: Record<string, Schema>,
  name: string,
  fields: readonly ApiField[],
  lang: Lang,
): void => {
  const required = fields.filter(({ optional }) => !optional).map((field) => field.name);
  schemas[name] = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, fieldSchema(schemas, name, field, lang)]),
    ),
    ...(required.length > 0 && { required }),
  };
};

/** `data` of an `NfseResponse` is an `NfseData`, an entry of its `codes` a `BarcodeCode`. */
const nestedName = (name: string, field: ApiField): string =>
  name.replace(/(?:Response|Data)$/, '') +
  capitalized(field.type === 'array' ? field.name.replace(/s$/, '') : field.name);

const fieldSchema = (
  schemas: Record<string, Schema>,
  name: string,
  field: ApiField,
  lang: Lang,
): Schema | SchemaReference => {
  const { meaning, nullable, values, minimum, maximum, minLength, fields } = field;
  const inner = nestedName(name, field);
  if (fields) addObject(schemas, inner, fields, lang);
  if (fields && field.type === 'object') return { ...referTo(inner), description: meaning[lang] };
  const { type, ...rest } = types[field.type];
  return {
    // Code generators require `items`, even if nothing is documented about them.
    ...(type === 'array' && { items: fields ? referTo(inner) : {} }),
    type: nullable ? [type, 'null'] : type,
    ...rest,
    description: meaning[lang],
    ...(values && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(minLength !== undefined && { minLength }),
    ...examplesOf(field),
  };
};

/** The schema of an object that has these fields, and of each object in it, by their names. */
export const objectSchemas = (
  name: string,
  fields: readonly ApiField[],
  lang: Lang,
): NamedSchemas => {
  const schemas: Record<string, Schema> = {};
  addObject(schemas, name, fields, lang);
  return schemas;
};

/**
 * The schemas of a request by their names, the whole first: `InvoiceRequest`, and a form of it each. A form is a complete
 * object, because generators turn `required` without properties into types that accept any value. It names the fields
 * of the other forms as `false`, so that generated types refuse them, and allows no other properties.
 */
export const requestSchemas = (
  name: string,
  request: readonly ApiField[],
  lang: Lang,
): NamedSchemas => {
  const forms = requestForms(request);
  const [first = []] = forms;
  const closed = (form: readonly ApiField[]): Schema => ({
    ...objectSchemas(name, form, lang)[name],
    additionalProperties: false,
  });
  if (forms.length === 1) return { [name]: closed(first) };
  const named = forms.map((form): [string, Schema] => {
    const { properties, ...schema } = closed(form);
    const others = request.filter((field) => !form.some((own) => own.name === field.name));
    const refused = Object.fromEntries(others.map((field) => [field.name, false as const]));
    return [
      `${name}By${capitalized(formName(form))}`,
      { ...schema, title: formName(form), properties: { ...properties, ...refused } },
    ];
  });
  return {
    [name]: { oneOf: named.map(([form]) => referTo(form)) },
    ...Object.fromEntries(named),
  };
};
