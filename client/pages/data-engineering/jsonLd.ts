import type { JsonLdModule } from '../../jsonLd/data';
import { service } from '../../jsonLd/service';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: service('data-engineering', view),
});
