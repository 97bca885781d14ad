import { invoice } from '../../../shared/apis/invoice';
import type { StructuredDataModule } from '../page';
import { copy } from './copy';

export const structuredData: StructuredDataModule['structuredData'] = (lang) => ({
  about: invoice,
  questions: Object.values(copy(lang).questions),
});
