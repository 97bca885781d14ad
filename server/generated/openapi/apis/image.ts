import { copy } from '../../../../client/pages/nano-banana-api/copy';
import { endpointNames, endpoints, figures } from '../../../../client/pages/nano-banana-api/data';
import { imageApi } from '../../../../shared/apis/imageApi';
import type { ApiDescription } from '../apiDescription';

const operationIds = { generate: 'generateImage', edit: 'editImage' } as const;

export const imageDescription: ApiDescription = {
  api: imageApi,
  errors: [],
  endpoints: (origin) =>
    endpointNames.map((name) => ({
      operationId: operationIds[name],
      endpoint: endpoints(origin)[name].endpoint,
      words: (lang) => {
        const { texts, response } = copy(lang).endpoints;
        return { summary: texts[name], description: response, answer: response };
      },
      // An example, for the format is not documented: `image/*` is what mock servers and clients would send as it stands.
      content: () => ({
        'image/png': { schema: { type: 'string', format: 'binary' }, example: '(PNG)' },
      }),
    })),
  words: (lang) => {
    const t = copy(lang);
    return {
      summary: t.head.description(figures(lang)),
      lead: t.hero.lead,
      notes: [t.language],
      plans: t.pricing.intro,
    };
  },
};
