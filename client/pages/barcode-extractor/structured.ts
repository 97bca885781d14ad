import { barcode } from '../../../shared/apis/barcode';
import type { StructuredModule } from '../../structured/data';
import { webApi } from '../../structured/webApi';

export const structured: StructuredModule['structured'] = (view) => ({
  main: webApi(barcode, view),
});
