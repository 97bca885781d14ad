import { copy } from '../../../../client/pages/nano-banana-api/copy';
import { endpointNames, endpoints, figures } from '../../../../client/pages/nano-banana-api/data';
import { imageApi } from '../../../../shared/apis/imageApi';
import type { ApiDescription } from '../apiDescription';

const schema = { type: 'string', format: 'binary' } as const;

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
      // Which format is not documented. Mock servers answer with the first type as it stands, so that is a real one;
      // generators fetch what an `externalValue` names.
      content: () => ({ 'image/png': { schema, example: '(PNG)' }, 'image/*': { schema } }),
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
