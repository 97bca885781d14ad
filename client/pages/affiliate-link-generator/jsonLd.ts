import { affiliatePlans } from '../../../shared/prices/affiliate';
import type { JsonLdModule } from '../../jsonLd/data';
import { plansOf } from '../../jsonLd/plans';
import { questionsOf } from '../../jsonLd/questions';
import { service } from '../../jsonLd/service';
import { questionItems } from './questionItems';

const id = 'affiliate-link-generator';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: service(id, view, {
    offers: plansOf(id, affiliatePlans, view.lang, { paid: 'monthly' }),
  }),
  questions: questionsOf(questionItems(view.lang)),
});
