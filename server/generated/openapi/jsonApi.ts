import { type Api, exampleBody } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import type { ApiDescription } from './apiDescription';
import { copy } from './copy';
import { objectSchema } from './schema';

type Operations = ReturnType<typeof copy>['operations'];

/** Describes an API with one endpoint that returns JSON; its words are added by the caller. */
export const jsonApi = (
  api: Api,
  name: keyof Operations,
  operationId: string,
): Omit<ApiDescription, 'words'> => ({
  api,
  errors: api.errors ?? [],
  endpoints: () => [
    {
      operationId,
      endpoint: api,
      words: (lang: Lang) => copy(lang).operations[name],
      content: (lang: Lang) => ({
        'application/json': {
          schema: objectSchema(api.response, lang),
          example: exampleBody(api.response),
        },
      }),
    },
  ],
});
