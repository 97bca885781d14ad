import type { StructuredModule } from '../../structured/data';
import { questionsOf } from '../../structured/questions';
import { service } from '../../structured/service';
import { copy } from './copy';

export const structured: StructuredModule['structured'] = (view) => ({
  main: service('website-development', view),
  questions: questionsOf(copy(view.lang).questions.items),
});
