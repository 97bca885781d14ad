import type { Localized } from '../languages';
import type { ApiPlan } from '../prices/marketplace';
import type { MarketplaceProduct, Site } from '../site';
import type { Changes } from './change';

/** A value of an example, as JSON has it. */
export type Json = string | number | null | readonly Json[] | { readonly [name: string]: Json };

/** What a field holds; `date` is a string such as 2025-03-14, `base64` a string that carries a file. */
export type FieldType =
  | 'string'
  | 'base64'
  | 'url'
  | 'date'
  | 'number'
  | 'integer'
  | 'object'
  | 'array';

/** A field of a request or a response. */
export type ApiField = {
  name: string;
  type: FieldType;
  meaning: Localized<string>;
  /** The value in the sample; objects and arrays use the examples of their fields. */
  example?: Exclude<Json, object> | readonly string[];
  /** May be left out of the request. */
  optional?: true;
  /** The alternative to this field: a request has exactly one of them. */
  insteadOf?: string;
  /** The field that is required with this one, and allowed only with it. */
  needs?: string;
  /** The allowed values in a request, if they are few; a response may have others. */
  values?: readonly string[];
  /** The lowest and the highest number. */
  minimum?: number;
  maximum?: number;
  /** The fewest characters of a text. */
  minLength?: number;
  /** A comparison leaves it out: the document does not say it, or not in these very words. */
  notCompared?: true;
  /** Whether the response has null if the document lacks it. */
  nullable?: true;
  /** The fields of an object, or of each entry of an array. */
  fields?: readonly ApiField[];
  /** The entries of an array in the sample, if more than one. Fields that an entry omits come from `fields`. */
  entries?: readonly { readonly [name: string]: Json }[];
};

export type ApiError = {
  status: number;
  meaning: Localized<string>;
  /** An example of its body, where that is known. */
  body?: Json;
};

/** The endpoint and the request fields from which the samples are made. */
export type Endpoint = {
  method: 'POST';
  path: string;
  /** The path is a placeholder: the marketplace's listing names the real one. */
  pathIsExample?: true;
  request: readonly ApiField[];
  /** The local file that the samples send, where a request can carry one. */
  sampleFile?: string;
  /** The field of the response that the JavaScript and Python samples print, as a path: `data.noteNumber`. */
  sampleField?: string;
};

/** What all marketplace APIs have in common. */
export type Listed = {
  id: MarketplaceProduct;
  /** Its listing: a path below the marketplace's address, or an address of its own. */
  listing: string;
  plans: readonly ApiPlan[];
  /** Each page of a document is billed, and not each request. */
  billedPerPage?: true;
  /** The schemas of whole bodies, by their names in the OpenAPI document. */
  bodies: readonly string[];
  changes: Changes;
  /** None where they are not documented yet. */
  errors?: readonly ApiError[];
};

/** The address of an API's listing, where its keys are issued. */
export const listingUrl = ({ listing }: Pick<Listed, 'listing'>, { marketplace }: Site): string =>
  /^https?:/.test(listing) ? listing : `${marketplace}/${listing}`;

/** The address where the plans of an API are sold. */
export const pricingUrl = (api: Pick<Listed, 'listing'>, site: Site): string =>
  `${listingUrl(api, site)}/pricing`;

/** An API as documented: its page makes tables, samples and figure from it. */
export type Api = Listed &
  Endpoint & {
    sampleFile: string;
    /** The types of documents that it reads, each with a sample: `pdf` first. */
    fileTypes: readonly string[];
    /** The file of the response to it. */
    sampleResponse: string;
    response: readonly ApiField[];
  };

/** The placeholder for a file in an example: the first bytes of a PDF, base64-encoded. */
export const fileStart = 'JVBERi0xLjQK';

/** The example of a field: its own, or that of its fields. */
const exampleOf = ({ type, fields, entries, example }: ApiField): Json => {
  if (!fields) return example ?? null;
  const inner = exampleBody(fields);
  if (entries) return entries.map((entry) => ({ ...inner, ...entry }));
  return type === 'array' ? [inner] : inner;
};

/** The example body made of fields. */
export const exampleBody = (fields: readonly ApiField[]): { readonly [name: string]: Json } =>
  Object.fromEntries(fields.map((field): [string, Json] => [field.name, exampleOf(field)]));

/**
 * The fields of each form that a request may have, one for each field that excludes another: `file` with what it
 * needs, or `fileUrl`. A request without such fields has one form.
 */
export const requestForms = (request: readonly ApiField[]): readonly (readonly ApiField[])[] => {
  const exclusive = new Set(
    request.flatMap(({ name, insteadOf }) => (insteadOf ? [name, insteadOf] : [])),
  );
  if (exclusive.size === 0) return [request];
  const needed = new Set(request.flatMap(({ needs }) => needs ?? []));
  return [...exclusive].map((chosen) => {
    const needs = request.find(({ name }) => name === chosen)?.needs;
    const own = (name: string) => name === chosen || name === needs;
    return request
      .filter(({ name }) => own(name) || !(exclusive.has(name) || needed.has(name)))
      .map(({ optional, ...field }) =>
        own(field.name) || !optional ? field : { ...field, optional },
      );
  });
};

/** A form by its first required field: `file`, `fileUrl`. */
export const formName = (form: readonly ApiField[]): string =>
  form.find(({ optional }) => !optional)?.name ?? '';

/** The smallest body of a form: nothing that is optional, such as a password or a limit of pages. */
export const sampleBody = (form: readonly ApiField[]) =>
  exampleBody(form.filter(({ optional }) => !optional));

/** The field that is required if another is not sent. */
export const exclusiveField = (request: readonly ApiField[]): ApiField | undefined =>
  request.find(({ insteadOf }) => insteadOf);

/** The body that code samples send: that of the first form. Shorter than `requestForms`, for the client. */
export const firstBody = (request: readonly ApiField[]) => {
  const chosen = exclusiveField(request);
  return exampleBody(
    request.filter((field) => !field.optional || field === chosen || field.name === chosen?.needs),
  );
};

/** The names of the fields that a comparison with the sample's response leaves out. */
export const notCompared = (fields: readonly ApiField[]): readonly string[] =>
  fields.flatMap((field) => (field.notCompared ? field.name : notCompared(field.fields ?? [])));

/** All fields with their names as a path, `data.tributes.issValue`; entries of an array by `[]`. */
export const flatFields = (fields: readonly ApiField[], before = ''): readonly ApiField[] =>
  fields.flatMap((field) => {
    const name = before + field.name;
    const inner = field.fields
      ? flatFields(field.fields, `${name}${field.type === 'array' ? '[]' : ''}.`)
      : [];
    return [{ ...field, name }, ...inner];
  });
