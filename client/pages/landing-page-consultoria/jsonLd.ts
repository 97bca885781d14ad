import type { JsonLdModule } from '../../jsonLd/data';
import { landingPage } from '../../jsonLd/landingPage';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: landingPage('landing-page-consultoria', view),
});
