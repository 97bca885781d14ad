import type { StructuredModule } from '../../structured/data';
import { landingPage } from '../../structured/landingPage';
import { questionsOf } from '../../structured/questions';
import { questions } from './onlyPortuguese';

export const structured: StructuredModule['structured'] = (view) => ({
  main: landingPage('landing-page-imobiliaria', view),
  questions: questionsOf(questions.items),
});
