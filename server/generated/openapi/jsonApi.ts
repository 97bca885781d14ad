import { type Api, exampleBody } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import type { ApiDescription } from './apiDescription';
import { copy } from './copy';
import { objectSchema } from './schema';

type Operations = ReturnType<typeof copy>['operations'];

/** What an API with one endpoint that answers in JSON is described by; its words are its own. */
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
