import type { Endpoint, Json } from '../../../shared/apis/api';
import type { NamedSchemas, Schema, SchemaReference } from './schema';

export type MediaType = {
  schema: Schema | SchemaReference;
  example?: Json;
  examples?: Readonly<Record<string, { summary: string; value: Json }>>;
};

/** A body by its media type. */
export type Content = Readonly<Record<string, MediaType>>;

/** By status, or `default`. */
export type Responses = Readonly<Record<string, { description: string; content?: Content }>>;

/** A header that every request of an operation has. */
type Parameter = {
  name: string;
  in: 'header';
  required: true;
  description: string;
  schema: { type: 'string'; default: string };
};

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  parameters?: readonly Parameter[];
  requestBody: { required: true; content: Content };
  responses: Responses;
};

/** What we write of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1), in its spelling. */
export type OpenApi = {
  openapi: '3.1.1';
  info: {
    title: string;
    summary: string;
    description: string;
    version: string;
    contact: { name: string; email: string; url: string };
    license: { name: string; url: string };
  };
  externalDocs: { description: string; url: string };
  servers: readonly {
    url: string;
    description?: string;
    variables?: Readonly<Record<string, { default: string }>>;
  }[];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Partial<Record<Lowercase<Endpoint['method']>, Operation>>>>;
  components: {
    schemas: NamedSchemas;
    securitySchemes: Readonly<
      Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>
    >;
  };
};
