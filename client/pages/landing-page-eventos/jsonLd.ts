import type { JsonLdModule } from '../../jsonLd/data';
import { landingPage } from '../../jsonLd/landingPage';
import { questionsOf } from '../../jsonLd/questions';
import { words } from './copy.pt';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: landingPage('landing-page-eventos', view),
  questions: questionsOf(words.questions.items),
});
