import { invoice } from '../../../shared/apis/invoice';
import type { StructuredModule } from '../../structured/data';
import { webApi } from '../../structured/webApi';

export const structured: StructuredModule['structured'] = (view) => ({
  main: webApi(invoice, view),
});
