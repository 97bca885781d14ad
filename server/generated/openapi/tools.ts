import { type ApiField, exclusiveField, formName, requestForms } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import type { Site } from '../../../shared/site';
import type { ApiDescription } from './apiDescription';
import { copy } from './copy';
import { objectSchemas, type Schema } from './schema';
import { sentences } from './sentences';

/** A tool as the Messages API of Anthropic takes it; others call `input_schema` `parameters` or `inputSchema`. */
export type Tool = { name: string; description: string; input_schema: Schema };

/**
 * Which fields exclude each other, and that one of them is required. The APIs of models refuse a schema with `oneOf`,
 * `anyOf` or `allOf` at its top.
 */
const eitherOr = (request: readonly ApiField[]): Partial<Schema> => {
  const [first = [], second] = requestForms(request);
  if (!second) return {};
  const required = first.filter(({ optional }) => !optional).map(({ name }) => name);
  return {
    if: { required: [formName(second)] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema has this name
    then: { properties: Object.fromEntries(required.map((name) => [name, false])) },
    else: { required },
  };
};

/** The endpoints of an API as tools for a language model, which reads in words too what the schema says. */
export const toolsOf = ({ endpoints }: ApiDescription, site: Site, lang: Lang): Tool[] =>
  endpoints(site, lang).map(({ operationId, endpoint, words }) => {
    const { summary, description, answer } = words(lang);
    const schema = objectSchemas('input', endpoint.request, lang)['input'];
    const one = exclusiveField(endpoint.request);
    return {
      name: operationId,
      description: sentences(
        summary,
        description,
        ...(one ? [copy(lang).oneIsRequired(one.name, one.insteadOf ?? '')] : []),
        answer,
      ),
      input_schema: { ...schema, ...eitherOr(endpoint.request), additionalProperties: false },
    };
  });
