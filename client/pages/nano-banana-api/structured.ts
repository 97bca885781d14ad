import { imageApi } from '../../../shared/apis/imageApi';
import type { StructuredModule } from '../../structured/data';
import { webApi } from '../../structured/webApi';

export const structured: StructuredModule['structured'] = (view) => ({
  main: webApi(imageApi, view),
});
