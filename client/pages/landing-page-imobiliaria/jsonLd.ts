import type { JsonLdModule } from '../../jsonLd/data';
import { landingPage } from '../../jsonLd/landingPage';
import { questionsOf } from '../../jsonLd/questions';
import { questions } from './copy.pt';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: landingPage('landing-page-imobiliaria', view),
  questions: questionsOf(questions.items),
});
