import type { StructuredModule } from '../../structured/data';
import { landingPage } from '../../structured/landingPage';

export const structured: StructuredModule['structured'] = (view) => ({
  main: landingPage('landing-page-consultoria', view),
});
