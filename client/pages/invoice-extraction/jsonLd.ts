import { invoice } from '../../../shared/apis/invoice';
import type { JsonLdModule } from '../../jsonLd/data';
import { webApi } from '../../jsonLd/webApi';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: webApi(invoice, view),
});
