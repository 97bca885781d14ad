import type { StructuredModule } from '../../structured/data';
import { questionsOf } from '../../structured/questions';
import { service } from '../../structured/service';
import { price } from './body/onlyPortuguese';

export const structured: StructuredModule['structured'] = (view) => ({
  main: service('landing-page-advogados', view, { kindOf: 'website-development' }),
  questions: questionsOf(price.questions),
});
