import { copy } from '../../../../client/pages/nano-banana-api/copy';
import { endpointNames, endpoints, figures } from '../../../../client/pages/nano-banana-api/data';
import { keyHeader, sampleOrigin } from '../../../../shared/apis/api';
import { imageApi } from '../../../../shared/apis/imageApi';
import type { ApiDescription } from '../apiDescription';

const operationIds = { generate: 'generateImage', edit: 'editImage' } as const;

export const imageDescription: ApiDescription = {
  api: imageApi,
  errors: [],
  endpoints: endpointNames.map((name) => ({
    operationId: operationIds[name],
    endpoint: endpoints[name].endpoint,
    words: (lang) => {
      const { texts, facts } = copy(lang).endpoints;
      const [answer] = facts;
      return { summary: texts[name], description: answer.text, answer: answer.text };
    },
    // Which format of image is not documented.
    content: () => ({ 'image/*': { schema: { type: 'string', format: 'binary' } } }),
  })),
  words: (lang) => {
    const t = copy(lang);
    const [, authentication] = t.endpoints.facts;
    return {
      summary: t.head.description(figures(lang)),
      lead: t.hero.lead,
      notes: [t.tips.language],
      placeholders: authentication.text(sampleOrigin, keyHeader),
      plans: t.pricing.intro,
    };
  },
};
