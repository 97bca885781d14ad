import { invoice } from '../../../shared/apis/invoice';
import type { JsonLdModule } from '../../jsonLd/data';
import { questionsOf } from '../../jsonLd/questions';
import { webApi } from '../../jsonLd/webApi';
import { copy } from './copy';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: webApi(invoice, view),
  questions: questionsOf(Object.values(copy(view.lang).questions)),
});
