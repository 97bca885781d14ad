import { nfse } from '../../../shared/apis/nfse';
import type { JsonLdModule } from '../../jsonLd/data';
import { webApi } from '../../jsonLd/webApi';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({ main: webApi(nfse, view) });
