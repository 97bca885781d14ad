import { nfse } from '../../../shared/apis/nfse';
import type { StructuredModule } from '../../structured/data';
import { webApi } from '../../structured/webApi';

export const structured: StructuredModule['structured'] = (view) => ({ main: webApi(nfse, view) });
