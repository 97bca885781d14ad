import type { StructuredModule } from '../../structured/data';
import { service } from '../../structured/service';

export const structured: StructuredModule['structured'] = (view) => ({
  main: service('photo-restoration', view),
});
