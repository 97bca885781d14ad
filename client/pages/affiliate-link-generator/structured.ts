import { affiliatePlans } from '../../../shared/prices/affiliate';
import type { StructuredModule } from '../../structured/data';
import { plansOf } from '../../structured/plans';
import { questionsOf } from '../../structured/questions';
import { service } from '../../structured/service';
import { asked } from './asked';

const id = 'affiliate-link-generator';

export const structured: StructuredModule['structured'] = (view) => ({
  main: service(id, view, {
    offers: plansOf(id, affiliatePlans, view.lang, { paid: 'monthly' }),
  }),
  questions: questionsOf(asked(view.lang)),
});
