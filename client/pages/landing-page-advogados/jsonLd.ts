import type { JsonLdModule } from '../../jsonLd/data';
import { questionsOf } from '../../jsonLd/questions';
import { service } from '../../jsonLd/service';
import { price } from './sections/copy.pt';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: service('landing-page-advogados', view, { kindOf: 'website-development' }),
  questions: questionsOf(price.questions),
});
