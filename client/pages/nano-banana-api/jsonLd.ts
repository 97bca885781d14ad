import { imageApi } from '../../../shared/apis/imageApi';
import type { JsonLdModule } from '../../jsonLd/data';
import { webApi } from '../../jsonLd/webApi';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: webApi(imageApi, view),
});
