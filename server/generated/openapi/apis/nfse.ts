import { copy } from '../../../../client/pages/nfse-extraction/copy';
import { facts } from '../../../../client/pages/nfse-extraction/facts';
import { nfse } from '../../../../shared/apis/nfse';
import type { ApiDescription } from '../apiDescription';
import { jsonApi } from '../jsonApi';

export const nfseDescription: ApiDescription = {
  ...jsonApi(nfse, 'nfse', 'readNfse'),
  words: (lang, linkTo) => {
    const t = copy(lang);
    const figures = facts(lang);
    return {
      summary: t.head.description(figures),
      lead: t.hero.lead(figures),
      notes: [
        ...[t.questions.taxes, t.questions.missing].map(
          ({ ask, answer }) => `**${ask}** ${answer}`,
        ),
        t.spelling,
        `${t.photo.before}${linkTo('ai-extractor-api', t.photo.link)}.`,
      ],
      plans: t.plans.intro,
      errors: t.questions.failures.answer,
    };
  },
};
