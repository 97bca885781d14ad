import type { StructuredModule } from '../../structured/data';
import { landingPage } from '../../structured/landingPage';
import { questionsOf } from '../../structured/questions';
import { words } from './onlyPortuguese';

export const structured: StructuredModule['structured'] = (view) => ({
  main: landingPage('landing-page-eventos', view),
  questions: questionsOf(words.questions.items),
});
