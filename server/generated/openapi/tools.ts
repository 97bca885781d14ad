import { exclusiveField } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import type { Site } from '../../../shared/site';
import type { ApiDescription } from './apiDescription';
import { copy } from './copy';
import { objectSchemas, type Schema } from './schema';
import { sentences } from './sentences';

/** A tool as the Messages API of Anthropic takes it; others call `input_schema` `parameters` or `inputSchema`. */
export type Tool = { name: string; description: string; input_schema: Schema };

/**
 * The endpoints of an API as tools for a language model. These APIs refuse a schema with `oneOf` at its top, so which
 * fields exclude each other, and that one of them is required, is said in words.
 */
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
      input_schema: { ...schema, ...(one && { minProperties: 1 }), additionalProperties: false },
    };
  });
