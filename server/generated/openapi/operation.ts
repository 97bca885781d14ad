import type { Header } from '../../../shared/apis/access';
import {
  type ApiError,
  type ApiField,
  formName,
  type Json,
  requestForms,
  sampleBody,
} from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import type { EndpointDescription } from './apiDescription';
import { copy } from './copy';
import type { MediaType, Operation, Responses } from './document';
import { type NamedSchemas, referTo, requestSchemas } from './schema';
import { sentences } from './sentences';

/** The schema of the body of an error. */
const errorBody = 'ErrorBody';

/** What is known of the bodies of errors: those that have an example, or none. */
const bodiesOf = (errors: readonly ApiError[], lang: Lang): string => {
  const { bodies, exampleBodies } = copy(lang);
  return errors.some(({ body }) => body) ? exampleBodies : bodies;
};

/** Error responses by status; errors of one status share a description, and the example of the first that has one. */
const errorResponses = (errors: readonly ApiError[], lang: Lang): Responses => {
  const { undocumented, otherErrors, or } = copy(lang);
  const bodies = bodiesOf(errors, lang);
  const response = (text: string, example?: Json) => ({
    description: `${text} ${bodies}`,
    content: {
      'application/json': { schema: referTo(errorBody), ...(example && { example }) },
    },
  });
  return Object.fromEntries([
    ...errors.map(({ status }) => {
      const alike = errors.filter((error) => error.status === status);
      const text = alike.map(({ meaning }) => meaning[lang]).join(or);
      return [status, response(text, alike.find(({ body }) => body)?.body)] as const;
    }),
    ['default', response(errors.length === 0 ? undocumented : otherErrors)] as const,
  ]);
};

/** An example of each form of the request. */
const requestExamples = (request: readonly ApiField[], lang: Lang): Partial<MediaType> => {
  const forms = requestForms(request);
  if (forms.length === 1) return { example: sampleBody(request) };
  return {
    examples: Object.fromEntries(
      forms.map((form) => [
        formName(form),
        {
          summary: form.some(({ type }) => type === 'base64')
            ? copy(lang).forms.file
            : copy(lang).forms.url,
          value: sampleBody(form),
        },
      ]),
    ),
  };
};

const requestName = (typeName: string): string => `${typeName}Request`;

/** The named schemas of an endpoint: of its request, its response where that is JSON, and its errors. */
export const schemasOf = (
  { typeName, endpoint, contentSchemas }: EndpointDescription,
  errors: readonly ApiError[],
  lang: Lang,
): NamedSchemas => ({
  ...requestSchemas(requestName(typeName), endpoint.request, lang),
  ...contentSchemas?.(lang),
  [errorBody]: { type: 'object', description: bodiesOf(errors, lang), additionalProperties: true },
});

/** An endpoint as an operation. Success is `200` and anything else `default`: generators make no types of ranges such as `2XX`. */
export const operationOf = (
  { operationId, typeName, endpoint, words, content }: EndpointDescription,
  errors: readonly ApiError[],
  { tag, lang, secondHeader }: { tag: string; lang: Lang; secondHeader: Header | undefined },
): Operation => {
  const { summary, description, answer } = words(lang);
  const { pathIsExample, secondHeader: wanted } = copy(lang);
  return {
    operationId,
    summary,
    // Generators of tools for agents leave the summary out.
    description: sentences(
      summary,
      description,
      ...(endpoint.pathIsExample ? [pathIsExample(endpoint.path)] : []),
    ),
    tags: [tag],
    ...(secondHeader && {
      parameters: [
        {
          name: secondHeader.name,
          in: 'header',
          required: true,
          description: wanted,
          schema: { type: 'string', default: secondHeader.value },
        },
      ],
    }),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: referTo(requestName(typeName)),
          ...requestExamples(endpoint.request, lang),
        },
      },
    },
    responses: {
      200: { description: answer, content: content(lang) },
      ...errorResponses(errors, lang),
    },
  };
};
