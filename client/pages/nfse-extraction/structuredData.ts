import { nfse } from '../../../shared/apis/nfse';
import type { StructuredDataModule } from '../page';
import { copy } from './copy';

export const structuredData: StructuredDataModule['structuredData'] = (lang) => ({
  about: nfse,
  questions: Object.values(copy(lang).questions),
});
