import { barcode } from '../../../shared/apis/barcode';
import type { JsonLdModule } from '../../jsonLd/data';
import { webApi } from '../../jsonLd/webApi';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: webApi(barcode, view),
});
