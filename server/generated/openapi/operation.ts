import { type ApiError, exampleBody } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import type { EndpointDescription } from './apiDescription';
import { copy } from './copy';
import type { Operation, Responses } from './document';
import { objectSchema } from './schema';

/** By status; what shares a status is told in one description. None of their bodies is documented. */
const errorResponses = (errors: readonly ApiError[], lang: Lang): Responses => {
  if (errors.length === 0) return { default: { description: copy(lang).undocumented } };
  const meanings = (of: number) =>
    errors.filter(({ status }) => status === of).map(({ meaning }) => meaning[lang]);
  return Object.fromEntries(
    errors.map(({ status }) => [status, { description: meanings(status).join(' ') }]),
  );
};

/** An endpoint as an operation. Success is `2XX`: which status it has is documented nowhere. */
export const operationOf = (
  { operationId, endpoint, words, content }: EndpointDescription,
  errors: readonly ApiError[],
  tag: string,
  lang: Lang,
): Operation => {
  const { summary, answer } = words(lang);
  return {
    operationId,
    summary,
    tags: [tag],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: objectSchema(endpoint.request, lang),
          example: exampleBody(endpoint.request),
        },
      },
    },
    responses: {
      '2XX': { description: answer, content: content(lang) },
      ...errorResponses(errors, lang),
    },
  };
};
