import { withPath } from '../../../shared/apis/access';
import { type Api, exampleBody } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import { withOwnFile } from '../../../shared/samples';
import type { ApiDescription } from './apiDescription';
import { copy } from './copy';
import { objectSchemas, referTo } from './schema';

type Operations = ReturnType<typeof copy>['operations'];

/** Describes an API with one endpoint that returns JSON; its words are added by the caller. */
export const jsonApi = (
  api: Api,
  name: keyof Operations,
  operationId: string,
  typeName: string,
): Omit<ApiDescription, 'words'> => ({
  api,
  endpoints: (site, lang) => [
    {
      operationId,
      typeName,
      endpoint: withPath(withOwnFile(api, site.origin, lang), site),
      words: (lang: Lang) => copy(lang).operations[name],
      content: () => ({
        'application/json': {
          schema: referTo(`${typeName}Response`),
          example: exampleBody(api.response),
        },
      }),
      contentSchemas: (lang: Lang) => objectSchemas(`${typeName}Response`, api.response, lang),
    },
  ],
});
