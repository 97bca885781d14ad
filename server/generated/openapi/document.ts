import type { Endpoint, Json } from '../../../shared/apis/api';
import type { Schema } from './schema';

/** A body by its media type; a type without a schema is bytes (OpenAPI 3.1, Media Type Object). */
export type Content = Readonly<Record<string, { schema?: Schema; example?: Json }>>;

/** By status, by range of statuses (`2XX`), or `default` for all others. */
export type Responses = Readonly<Record<string, { description: string; content?: Content }>>;

export type Operation = {
  operationId: string;
  summary: string;
  tags: readonly string[];
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
  };
  externalDocs: { description: string; url: string };
  servers: readonly { url: string; description: string }[];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Partial<Record<Lowercase<Endpoint['method']>, Operation>>>>;
  components: {
    securitySchemes: Readonly<
      Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>
    >;
  };
};
