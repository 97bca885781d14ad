import type { Localized } from '../languages';
import type { ApiPlan } from '../prices/marketplace';
import type { MarketplaceProduct } from '../site';

/** A value of an example, as JSON has it. */
export type Json = string | number | null | readonly Json[] | { readonly [name: string]: Json };

/** What a field holds; `date` is text such as 2025-03-14, `base64` text that carries a file. */
export type FieldType =
  | 'text'
  | 'base64'
  | 'url'
  | 'date'
  | 'number'
  | 'integer'
  | 'object'
  | 'list';

/** A field of a request or an answer. */
export type ApiField = {
  name: string;
  type: FieldType;
  meaning: Localized<string>;
  /** What stands in the sample; an object or a list has its fields' examples instead. */
  example?: Exclude<Json, object> | readonly string[];
  /** May be left out of the request. */
  optional?: true;
  /** The field in whose place this one may stand: a request carries one of them. */
  insteadOf?: string;
  /** The field that has to come with this one. */
  needs?: string;
  /** All values that a request may have, where they are but a few; an answer may always bring another. */
  values?: readonly string[];
  /** The highest number that is documented. */
  maximum?: number;
  /** Comes back as null where the document does not say it. */
  nullable?: true;
  /** The fields of an object, or of each entry of a list. */
  fields?: readonly ApiField[];
  /** The entries of a list in the sample, where it shows more than the one that its fields make; what
   * an entry does not say is as in that one. */
  entries?: readonly { readonly [name: string]: Json }[];
  /** Documented, but not part of the sample request: another field says the same. */
  notInSample?: true;
};

export type ApiError = { status: number; meaning: Localized<string> };

/** What a request goes to, and what it carries: the samples are made of this. */
export type Endpoint = {
  method: 'POST';
  path: string;
  /** The path is a placeholder: the marketplace's listing names the real one. */
  pathIsExample?: true;
  request: readonly ApiField[];
};

/** What the marketplace has of an API: its listing, and what it costs. */
export type Listed = { id: MarketplaceProduct; plans: readonly ApiPlan[] };

/** An API as its page documents it: the tables, the samples and the figure are made of this. */
export type Api = Listed &
  Endpoint & {
    response: readonly ApiField[];
    /** None where the errors are not documented yet. */
    errors?: readonly ApiError[];
  };

/** Where samples send requests, and the key they carry: placeholders for what the marketplace issues. */
export const sampleOrigin = 'https://api.example.com';
export const keyHeader = 'X-Api-Key';
export const sampleKey = 'YOUR_KEY';

/** The example of a field: its own, or that of its fields. */
const exampleOf = ({ type, fields, entries, example }: ApiField): Json => {
  if (!fields) return example ?? null;
  const inner = exampleBody(fields);
  if (entries) return entries.map((entry) => ({ ...inner, ...entry }));
  return type === 'list' ? [inner] : inner;
};

/** The example body made of fields. */
export const exampleBody = (fields: readonly ApiField[]): { readonly [name: string]: Json } =>
  Object.fromEntries(
    fields
      .filter(({ notInSample }) => !notInSample)
      .map((field): [string, Json] => [field.name, exampleOf(field)]),
  );

/** All fields with their names as a path, `data.tributes.issValue`; entries of a list by `[]`. */
export const flatFields = (fields: readonly ApiField[], before = ''): readonly ApiField[] =>
  fields.flatMap((field) => {
    const name = before + field.name;
    const inner = field.fields
      ? flatFields(field.fields, `${name}${field.type === 'list' ? '[]' : ''}.`)
      : [];
    return [{ ...field, name }, ...inner];
  });
