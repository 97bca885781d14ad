import type { JsonLdModule } from '../../jsonLd/data';
import { questionsOf } from '../../jsonLd/questions';
import { service } from '../../jsonLd/service';
import { copy } from './copy';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: service('ai-consulting', view),
  questions: questionsOf(copy(view.lang).questions.items),
});
