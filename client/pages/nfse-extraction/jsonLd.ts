import { nfse } from '../../../shared/apis/nfse';
import type { JsonLdModule } from '../../jsonLd/data';
import { questionsOf } from '../../jsonLd/questions';
import { webApi } from '../../jsonLd/webApi';
import { copy } from './copy';

export const jsonLd: JsonLdModule['jsonLd'] = (view) => ({
  main: webApi(nfse, view),
  questions: questionsOf(Object.values(copy(view.lang).questions)),
});
